import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copySite } from './copies/copy';

/** Makes the copy of the project that all tests build from and do not change (see copies/copy.ts), before them. */
export default function setup({ provide }: TestProject) {
  const copies = mkdtempSync(join(tmpdir(), 'copies-'));
  provide('root', copySite(copies));
  return () => rmSync(copies, { recursive: true });
}
