import { expect, test } from 'vitest';
import { findFieldLine } from '../../src/checks/find-line';

test.each([
  ['---\ntitle: a\ndate: b\n---', 'date', 3], ["export const frontmatter = {\n  title: 'a', 'date': 'b' };", 'date', 2],
  ['---\ntitle: a\npubdate: b\n---', 'date', 0], ['---\ntitle: a, date: b\ndate: c\n---', 'date', 3],
  ['---\n"title(": a\n---', 'title(', 2],
])('in %j, the field %s is on line %i (U4)', (text, field, line) => expect(findFieldLine(field, text)).toBe(line));
