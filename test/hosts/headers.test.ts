import { expect, test } from 'vitest';
import { handler } from '../../src/tools/serve/handler';
import { built, type Site, textOf } from '../copies/built';
import { ask } from '../tools/serve/ask';

const covers = (path: string, address: string) =>
  (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path);

/** The headers of an address in `_headers`. Fails for duplicate names, since hosts would join their values. */
function headersIn(site: Site, address: string) {
  const blocks = textOf(site, '_headers').split(/^(?=\/)/m).map((block) => block.trim().split(/\n\s+/));
  const ours = blocks
    .filter(([path]) => covers(path!, address))
    .flatMap(([, ...headers]) => headers.map((header) => header.split(/: (.*)/)));
  const names = ours.map(([name]) => name!.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  return Object.fromEntries(ours.map(([, value], index) => [names[index], value]));
}

const common = {
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const noFrames = "frame-ancestors 'none'";
const noScripts =
  `default-src 'self' data:; style-src 'unsafe-inline'; script-src 'none'; form-action 'none'; ${noFrames}`;

function expectedOf(path: string) {
  const isShared = /^(share\.png|share\/.*|icon\.svg|favicon\.ico|apple-touch-icon\.png)$/.test(path);
  const isHashed = path.startsWith('assets/');
  return {
    ...common,
    'content-security-policy': isShared || isHashed ? noScripts : noFrames,
    'cache-control':
      isHashed ? 'public, max-age=31536000, immutable' : isShared ? 'public, max-age=86400' : 'no-cache, no-transform',
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
  };
}

const addressesOf = (file: string) =>
  (file.endsWith('.html') ? [file, file.replace(/(?<=\/)index\.html$|\.html$/, '')] : [file]);

test.each(['content.ts', 'hostile.ts'])(
  'every file of %s has the headers of its kind at each of its addresses, by all hosts alike (S1, S2, S3, S4, S6)',
  async (content) => {
    const site = await built(content);
    const handle = handler(site);
    const files = [...site.files.keys()].filter((file) => !file.startsWith('_'));
    const addresses = ['', ...files.flatMap(addressesOf)];
    expect(addresses).toEqual(expect.arrayContaining(['proyectos', 'proyectos/', site.script, 'share.png']));
    for (const address of addresses) {
      const sent = headersIn(site, site.base + address);
      expect(sent, address).toEqual(expectedOf(address));
      expect(ask(handle, site.base + address).headers, address).toMatchObject(sent);
    }
  },
);

test.each(['lema', 'datos/mapa.png', 'share/sello.png'])(
  'a file of assets/root/ such as %s has the headers of its folder, whatever its kind (S2)',
  async (file) => {
    const site = await built('content.ts');
    const files = new Map([...site.files, [file, Buffer.from('')]]);
    expect(ask(handler({ ...site, files }), site.base + file).headers).toMatchObject(expectedOf(file));
  },
);
