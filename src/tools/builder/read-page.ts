import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element, as its tag is in the HTML, with its attributes, the text in it, and the id of its section. */
export type Tag = {
  source: string; name: string; attributes: ReadonlyMap<string, string>; text: string; section?: string;
};

/** A page, with the first tag of each `id`, and its content security policy. */
export type Page = { file: string; tags: Tag[]; ids: ReadonlyMap<string, Tag>; policy: string };

function* tagsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode, html: string, section?: string): Iterable<Tag> {
  for (const node of childNodes) {
    if (!('tagName' in node)) continue;
    const { tagName: name, sourceCodeLocation, childNodes: [first] } = node;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const { startOffset, endOffset } = sourceCodeLocation?.startTag ?? {}; // none for implied elements
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
  return { file, tags, ids, policy: policy?.attributes.get('content') ?? '' };
}
