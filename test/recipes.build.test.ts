// Follows the recipes of src/README.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../src/build/site';
import { pageOf, type Site, textOf } from './built';
import { changedCopy } from './changed-copy';

const recipes = readFileSync(join(import.meta.dirname, '../src/README.md'), 'utf8');
const blocks = [...recipes.matchAll(/```diff\n--- (\S+)\n([^]*?)```/g)].map(([, file = '', diff = '']) => ({ file, lines: diff.trimEnd().split('\n') }));

/** The lines of a block that begin with one of the marks, without them. Blocks may begin and end within a line. */
const side = (lines: string[], marks: string) => lines.filter((line) => marks.includes(line.charAt(0))).map((line) => line.slice(1)).join('\n');

let root: string;
let site: Site;

function apply({ file, lines }: (typeof blocks)[number]) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const [before, after] = [side(lines, ' -'), side(lines, ' +')];
  if (text.includes(after)) return; // a team has followed it already
  expect(text.split(before), `${file}:\n${before}`).toHaveLength(2);
  writeFileSync(path, text.replace(before, () => after));
}

beforeAll(async () => {
  root = changedCopy(['src/content.ts', /role: 'Fullstack Developer',/, "pronouns: 'ella',\n    $&"]);
  blocks.forEach(apply);
  writeFileSync(join(root, 'assets/team.woff2'), 'font');
  mkdirSync(join(root, 'assets/root/.well-known'), { recursive: true });
  writeFileSync(join(root, 'assets/root/.well-known/security.txt'), 'Contact: mailto:hola@example.com');
  site = await buildSite({ root });
});

const home = () => pageOf(site, 'index.html');
const policy = () => home().querySelector('[http-equiv="content-security-policy"]')!.getAttribute('content');

test('the recipes can be followed together, and their types are right', () => {
  expect(blocks.length).toBeGreaterThan(10);
  execFileSync(process.execPath, [join(import.meta.dirname, '../node_modules/typescript/bin/tsc'), '-b', 'src'], { cwd: root, stdio: 'pipe' });
});

test('a card shows a further field of a member', () => expect(home().querySelector('#equipo li')!.textContent).toContain('Fullstack Developer · ella'));

test('home and its menus have a further section', () => {
  expect(home().querySelector('#clientes h2')!.textContent).toBe('Confían en nosotros');
  expect([...home().querySelectorAll('a[href="/#clientes"]')].map(({ textContent }) => textContent)).toEqual(['Clientes', 'Clientes', 'Clientes']);
});

test('projects have another address, and the former one leads there (E20)', () => {
  expect(home().querySelector('#proyectos a')!.getAttribute('href')).toBe('/trabajos?id=geoapp');
  expect(textOf(site, 'proyectos/geoapp.html')).toContain('url=/trabajos/geoapp');
});

test('a web font is published and allowed', () => {
  const [, font] = /src:url\(\/(assets\/team-[0-9a-f]{8}\.woff2)\)/.exec(home().querySelector('style')!.textContent!) ?? [];
  expect(site.files.has(font!)).toBe(true);
  expect(policy()).toContain("font-src 'self'");
});

test('pages may ask the hosts of the policy only (S1)', () => {
  expect(policy()).toMatch(/script-src 'sha256-[^']+' https:\/\/stats\.example; .*connect-src 'self' https:\/\/stats\.example; .*form-action https:\/\/forms\.example;/);
  expect(home().querySelector('script[src^="https://stats.example/"]')).toBeTruthy();
  expect(home().querySelector('form')!.action).toBe('https://forms.example/team');
});

test('files lie at the root as they are (S7)', () => expect(textOf(site, '.well-known/security.txt')).toBe('Contact: mailto:hola@example.com'));

test('the other language is linked for visitors and for search engines (F25)', () => {
  expect(home().querySelector('link[hreflang="en"]')!.getAttribute('href')).toBe('https://example.com/en/');
  expect(home().querySelector('footer a[hreflang="en"]')!.textContent).toBe('English');
});
