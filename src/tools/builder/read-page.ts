import type { DefaultTreeAdapterTypes } from 'parse5';

/** A start tag, with decoded attributes, the text after it, and the id of its section. */
export type Tag = {
  source: string; name: string; attributes: ReadonlyMap<string, string>; text: string; section?: string;
};

/** A page, with the first tag of each `id`, and the hashes in its policy. */
export type Page = { file: string; tags: Tag[]; ids: ReadonlyMap<string, Tag>; hashes: ReadonlySet<string> };

function* tagsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode, html: string, section?: string): Iterable<Tag> {
  for (const node of childNodes) {
    if (!('tagName' in node)) continue;
    const { tagName: name, attrs, sourceCodeLocation } = node;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const { startOffset, endOffset } = sourceCodeLocation?.startTag ?? {}; // none for implied elements
    const [first] = node.childNodes;
    const text = first && 'value' in first ? first.value : '';
    const source = html.slice(startOffset, endOffset);
    if (startOffset !== undefined) yield { source, name, attributes, text, section };
    const inside = name === 'section' ? attributes.get('id') ?? section : section;
    yield* tagsIn('content' in node ? node.content : node, html, inside);
  }
}

/** Reads a page as browsers without script do. Imports the parser on demand, since it loads slowly. */
export async function readPage(file: string, html: string): Promise<Page> {
  const { parse } = await import('parse5');
  const tags = [...tagsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), html)];
  const ids = new Map(tags.toReversed().map((tag) => [tag.attributes.get('id') ?? '', tag]));
  const policy = tags.find(({ attributes }) => attributes.get('http-equiv') === 'content-security-policy');
  const hashes = new Set(policy?.attributes.get('content')?.match(/sha256-[\w+/=]+/g));
  return { file, tags, ids, hashes };
}
