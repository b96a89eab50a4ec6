/**
 * A rule for each value of a data attribute, which makes it a custom property of the same name: the policy of pages
 * forbids style attributes, and not every browser reads other attributes in a style sheet.
 */
export const valueRules = (name: string, values: (string | number | undefined)[]) =>
  [...new Set(values)].filter(Boolean).map((value) => `[data-${name}="${value}"]{--${name}:${value}}`).join('');
