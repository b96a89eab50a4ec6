// Addresses that the router, the local server and all hosts answer alike.

type Site = { id: string; script: string };

/** Addresses relative to the base path, and the file of the expected response. */
export function pagesOf({ id }: Site) {
  const page = `proyectos/${id}.html`;
  const empty = 'proyectos.html';
  return {
    '': 'index.html',
    '?utm_source=a': 'index.html',
    'index.html': 'index.html',
    'index.html/': 'index.html',
    [`proyectos?id=${id}`]: page,
    [`proyectos/?id=${id}`]: page,
    [`proyectos.html?id=${id}`]: page,
    [`proyectos?utm_source=a&id=${id}`]: page,
    [`proyectos?id=${id}&utm_source=a`]: page,
    [`proyectos?id=${id}&id=nada`]: page,
    [`proyectos/${id}`]: page,
    [`proyectos/${id}.html`]: page,
    [`proyectos/${id}/`]: page,
    [`proyectos/${id}/index.html`]: page,
    [`proyectos//${id}`]: page,
    [`proyectos%2F${id}`]: page,
    [`/proyectos?id=${id}`]: page,
    [`proyectos//?id=${id}`]: page,
    'proyectos': empty,
    'proyectos/index.html': empty,
    'proyectos?id=': empty,
    'proyectos?id=nada': empty,
    [`proyectos?id=nada&id=${id}`]: empty,
    [`proyectos?ID=${id}`]: empty,
    'proyectos?id=../../x': empty,
    'proyectos?id=../404': empty,
    'proyectos?id=..%2F404': empty,
  };
}

/** Addresses relative to the base path of a project's page, as chats and advertising tools write them. */
export const suffixedOf = ({ id }: Site) =>
  ['.', ')', '%20', '%C2%BB', '&fbclid=x.y', '&fbclid=x/?utm_source=a'].map((signs) => `proyectos/${id}${signs}`);

/** Addresses relative to the base path whose response is 404.html. */
export const missingOf = ({ script, id }: Site) => [
  'nada', 'proyectos/nada', 'proyectos/nada)', `nada/${id})`, `proyectos/${id}.pdf`, `proyectos/${id}&x/y`,
  `PROYECTOS?id=${id}`, `proyectos/${id}/x`, 'assets/', 'assets/main-00000000.js',
  '_headers', '_redirects', '.git', '.git/config', `${script}.br`, `${script}.br/`, `${script}.gz`, 'index.html.br',
  `proyectos%3Fid=${id}/`, `proyectos%253Fid=${id}/`, '%252e%252e/private/secret.txt/', // decoded once, and not twice
];
