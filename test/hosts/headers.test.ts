import { expect, test } from 'vitest';
import { handler } from '../../src/tools/serve/handler';
import { built, type Site, textOf } from '../copies/built';
import { ask } from '../tools/serve/ask';

/** The headers of an address in `_headers`. Fails for duplicate names, since hosts would join their values. */
function headersIn(site: Site, address: string) {
  const blocks = textOf(site, '_headers').split(/^(?=\/)/m).map((block) => block.trim().split(/\n\s+/));
  const headers = blocks.filter(([path = '']) =>
    (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path))
    .flatMap(([, ...lines]) => lines.map((line) => line.split(/: (.*)/)))
    .map(([name, value]) => [name!.toLowerCase(), value] as const);
  expect(new Set(headers.map(([name]) => name)).size).toBe(headers.length);
  return Object.fromEntries(headers);
}

const noFrames = "frame-ancestors 'none'";
const noScripts =
  `default-src 'self' data:; style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; ${noFrames}`;

function expectedOf(path: string) {
  const isShared = /^(share\.png|share\/.*|icon\.svg|favicon\.ico|apple-touch-icon\.png)$/.test(path);
  const isHashed = path.startsWith('assets/');
  return {
    'strict-transport-security': 'max-age=63072000',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'content-security-policy': isShared || isHashed ? noScripts : noFrames,
    'cache-control':
      isHashed ? 'public, max-age=31536000, immutable' : isShared ? 'public, max-age=86400' : 'no-cache, no-transform',
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
  };
}

const addressesOf = (file: string) =>
  (file.endsWith('.html') ? [file, file.replace(/(?<=\/)index\.html$|\.html$/, '')] : [file]);

test.each(['content.ts', 'hostile.ts'])(
  'each file of %s has the headers of its kind, locally and in _headers (S1, S2, S3, S4, S6)',
  async (content) => {
    const site = await built(content);
    const files = [...site.files.keys()].filter((file) => !file.startsWith('_'));
    const addresses = ['', ...files.flatMap(addressesOf)];
    expect(addresses).toEqual(expect.arrayContaining(['proyectos', 'proyectos/', site.script, 'share.png']));
    for (const address of addresses) {
      const headers = headersIn(site, site.base + address);
      expect(headers, address).toEqual(expectedOf(address));
      expect(ask(handler(site), site.base + address).headers, address).toMatchObject(headers);
    }
  },
);

test('files of assets/root/ have the headers of their folder (S2)', async () => {
  const site = await built('content.ts');
  for (const file of ['lema', 'datos/mapa.png', 'share/sello.png']) {
    const files = new Map([...site.files, [file, Buffer.from('')]]);
    expect(ask(handler({ ...site, files }), site.base + file).headers).toMatchObject(expectedOf(file));
  }
});
