// @vitest-environment node
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cssModules } from '../../src/tools/css-modules.mjs';
import { Mistake } from '../../src/tools/mistake.mjs';

test.each(['tokens.css', 'base.css', 'Footer.module.css'])('a mistake in %s is said in one line, with the file and the line', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  try {
    cpSync(join(import.meta.dirname, '../../styles'), folder, { recursive: true });
    const text = `${readFileSync(join(folder, file), 'utf8').trimEnd()}\n`;
    writeFileSync(join(folder, file), `${text}a { color: rgb(0 0 0; }\n`);
    const line = text.split('\n').length;
    const compile = () => cssModules(folder, true);
    expect(compile).toThrow(Mistake);
    expect(compile).toThrow(new RegExp(`^styles/${file}:${line}: .+$`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
