// What the pages of Puppeteer and of WebKit have in common.
import assert from 'node:assert/strict';
import type { KeyInput } from 'puppeteer-core';
import { vi } from 'vitest';

/** A function that runs in the page with the names of page-globals.ts, or an expression. */
export type Read<Args extends unknown[], Value> = ((...args: Args) => Value) | string;

export type AnyPage = {
  evaluate<Args extends unknown[], Value>(read: Read<Args, Value>, ...args: Args): Promise<Awaited<Value>>;
  click(selector: string, options?: { count?: number }): Promise<unknown>;
  hover(selector: string): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<unknown>;
  mouse: {
    move(x: number, y: number): Promise<unknown>;
    click(x: number, y: number, options?: { count?: number }): Promise<unknown>;
    down(): Promise<unknown>;
    up(): Promise<unknown>;
  };
  keyboard: { press(key: KeyInput): Promise<unknown> };
};

export const patience = { timeout: 30_000, interval: 30 };

/** Waits until `read` returns a truthy value, and returns it. */
export const until = <Args extends unknown[], Value>(page: AnyPage, read: Read<Args, Value>, ...args: Args) =>
  vi.waitFor(async () => {
    const found = await page.evaluate(read, ...args);
    assert.ok(found, `never true: ${read}`);
    return found;
  }, patience);

/** Waits until `read` returns the given value. */
export const eventually = <Args extends unknown[]>(
  page: AnyPage, read: Read<Args, unknown>, value: unknown, ...args: Args
) => vi.waitFor(async () => assert.deepEqual(await page.evaluate(read, ...args), value), patience);

export const ready = (page: AnyPage) => until(page, () => Boolean($('#menu').ontoggle));

/** Waits until the effects of a change are rendered. */
export const frame = (page: AnyPage) =>
  page.evaluate(() => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export const pathOf = (page: AnyPage) => page.evaluate(() => location.pathname + location.search + location.hash);
