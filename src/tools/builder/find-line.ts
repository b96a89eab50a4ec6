/** The line of the last field in a mistake's path, such as `members[1] (Bruno Muestra).links.github`, if found. */
export function findLine(source: string, mistake: string) {
  const [, list = '', record = '', rest = ''] = /^(\w*)(?:\[\d+\](?: \((.*?)\))?)?((?:[.[]\S*)?): /.exec(mistake) ?? [];
  const start = record ? source.replace(/["`]/g, "'").indexOf(`'${record}'`) : source.search(RegExp(`\\b${list}\\b`));
  if (start === -1) return undefined;
  const field = /(\w+)(?:\[\d+\])*$/.exec(rest)?.[1];
  const end = record ? source.slice(start).search(/\n {2}\}|$/) : Infinity; // of the record
  // At the start of a line or after a brace or comma, not in a comment.
  const named = RegExp(`(?<=(?:^|[{,])\\s*)['"]?${field}['"]?\\s*[:,}]`, 'm');
  const offset = field ? source.slice(start, start + end).search(named) : 0;
  return source.slice(0, start + Math.max(offset, 0)).split('\n').length;
}
