// The custom properties of styles/tokens.css, which the build reads too.

/**
 * The custom properties of the first rule of a style sheet, by name.
 * @param {string} css
 */
export function tokensOf(css) {
  const [, declarations = ''] = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[^]*?\*\//g, '')) ?? [];
  return new Map([...declarations.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [name, value]));
}
