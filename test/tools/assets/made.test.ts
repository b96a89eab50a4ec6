import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeIn, removeMadeFile, writeMadeFile } from '../../../src/tools/assets/made';
import { makeFolder } from '../../copies/root';

const listIn = (assets: string) => JSON.parse(readFileSync(join(assets, 'made.json'), 'utf8'));

test('a file is made as long as it is there and what it was made from is the same', () => {
  const assets = makeFolder({ 'b.avif': '' });
  expect(madeIn(assets)('a.avif', 'photo')).toBe(false);
  writeMadeFile(assets, 'a.avif', 'picture', Buffer.from('photo'));
  expect(readFileSync(join(assets, 'a.avif'), 'utf8')).toBe('picture');
  expect([madeIn(assets)('a.avif', 'photo'), madeIn(assets)('a.avif', 'another')]).toEqual([true, false]);
  expect(madeIn(assets)('b.avif', 'photo'), 'not made by the program').toBe(false);
  rmSync(join(assets, 'a.avif'));
  expect(madeIn(assets)('a.avif', 'photo'), 'removed by hand').toBe(false);
});

test('the list is read once, however many files are asked for', () => {
  const assets = makeFolder();
  writeMadeFile(assets, 'a.avif', '', 'photo');
  const isMade = madeIn(assets);
  rmSync(join(assets, 'made.json'));
  expect([isMade('a.avif', 'photo'), isMade('b.avif', 'photo')]).toEqual([true, false]);
});

test('a file that is removed is gone from the list', () => {
  const assets = makeFolder();
  for (const file of ['a.avif', 'b.avif']) writeMadeFile(assets, file, '', 'photo');
  removeMadeFile(assets, 'a.avif');
  expect([existsSync(join(assets, 'a.avif')), Object.keys(listIn(assets))]).toEqual([false, ['b.avif']]);
});

test('what is not in the list, and a folder, is never removed', () => {
  const assets = makeFolder({ 'own.avif': '', 'share/a.jpg/own.txt': '', 'made.json': '{ "share/a.jpg": "0" }' });
  for (const file of ['share/a.jpg', 'own.avif', 'share/b.jpg']) removeMadeFile(assets, file);
  expect(['own.avif', 'share/a.jpg/own.txt'].map((file) => existsSync(join(assets, file)))).toEqual([true, true]);
  expect(listIn(assets)).toEqual({});
});

test('the list has the files that are there, one a line and in order, so that git can join two', () => {
  const assets = makeFolder({ 'made.json': '{ "gone.avif": "0" }' });
  writeMadeFile(assets, 'b.avif', '', 'b');
  writeMadeFile(assets, 'share/a.jpg', '', 'a');
  writeMadeFile(assets, 'a.avif', '', 'a');
  expect(Object.keys(listIn(assets))).toEqual(['a.avif', 'b.avif', 'share/a.jpg']);
  expect(readFileSync(join(assets, 'made.json'), 'utf8').split('\n')).toHaveLength(6);
});

test('a list that an editor has saved with a byte-order mark is read', () => {
  const assets = makeFolder();
  writeMadeFile(assets, 'a.avif', '', 'a');
  writeFileSync(join(assets, 'made.json'), `\uFEFF${readFileSync(join(assets, 'made.json'), 'utf8')}`);
  expect(madeIn(assets)('a.avif', 'a')).toBe(true);
});

test('a list with a conflict of git in it counts as none, and is written again', () => {
  const assets = makeFolder({ 'a.avif': '', 'made.json': '<<<<<<< HEAD\n{}' });
  expect(madeIn(assets)('a.avif', 'a')).toBe(false);
  writeMadeFile(assets, 'a.avif', '', 'a');
  expect(Object.keys(listIn(assets))).toEqual(['a.avif']);
});
