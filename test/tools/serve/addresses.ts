// URLs below the base path that the local server and all hosts must answer alike, with the file of the response.
export const pagesOf = (id: string) => {
  const page = `proyectos/${id}.html`;
  const empty = 'proyectos.html';
  return {
    '': 'index.html', '?utm_source=a': 'index.html', 'index.html': 'index.html',
    '?id=404': 'index.html', '?id=proyectos': 'index.html', [`index.html?id=${id}`]: 'index.html',
    'blog?id=primero': 'blog.html', 'blog/?id=primero': 'blog.html', 'blog/primero': 'blog/primero.html',
    'blog/404': 'blog/404.html', // not an error page
    [`proyectos?id=${id}`]: page, [`proyectos/?id=${id}`]: page,
    [`proyectos?utm_source=a&id=${id}`]: page, [`proyectos?id=${id}&utm_source=a`]: page,
    [`proyectos/${id}`]: page, [`proyectos/${id}.html`]: page, [`proyectos/${id}/`]: page,
    [`proyectos/${id}/index.html`]: page,
    'proyectos': empty, 'proyectos/': empty, 'proyectos.html': empty, 'proyectos?id=': empty,
    'proyectos?id=nada': empty, 'proyectos?id=../404': empty, 'proyectos?id=..%2F404': empty,
  };
};

export const missing = ['nada', 'blog/nada', 'proyectos/nada', 'assets/', 'assets/main-00000000.js'];

/** Files that only hosts may read. */
export const forHosts = ['_headers', '.htaccess', '.git/config', 'assets/_a.txt', 'assets/.a.txt'];

/** URLs that would lead out of the site if a server decoded them wrongly. */
export const escaping = [
  '../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', '%252e%252e/secret.txt', 'assets/..%2f..%2fsecret.txt',
  'assets%5c..%5c..%5csecret.txt', 'proyectos/%2e%2e/%2e%2e/secret.txt', '%00', '%E0%A4%A',
];
