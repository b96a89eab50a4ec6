type Hashes = { cssHash: string; scriptHash: string };

/**
 * The content security policy of a page: only its one script and its one stylesheet, by hash, and files of this host.
 * It stands in the page alone, since the hashes change with it. A `<meta>` cannot say who may frame the page: the headers do.
 */
export const policy = ({ cssHash, scriptHash }: Hashes) =>
  [
    `default-src 'none'`,
    `script-src '${scriptHash}'`,
    `style-src '${cssHash}'`,
    `img-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
