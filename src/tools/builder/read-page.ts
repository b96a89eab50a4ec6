import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element, as its tag is in the HTML, with its attributes, the text in it, and the id of its section. */
export type Tag = {
  source: string; name: string; attributes: ReadonlyMap<string, string>; text: string; section?: string;
};

/** A page, with the first tag of each `id`, and its content security policy. */
export type Page = { file: string; tags: Tag[]; ids: ReadonlyMap<string, Tag>; policy: string };

function tagsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode, html: string, section?: string): Tag[] {
  return childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const { tagName: name, sourceCodeLocation, childNodes: [first] } = node;
    const { startOffset, endOffset } = sourceCodeLocation?.startTag ?? {};
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const text = first && 'value' in first ? first.value : '';
    const tag = { source: html.slice(startOffset, endOffset), name, attributes, text, section };
    return [tag, ...tagsIn(node, html, name === 'section' ? attributes.get('id') ?? section : section)];
  });
}

/** Reads a page as browsers without script do. Imports the parser on demand, since it loads slowly. */
export async function readPage(file: string, html: string): Promise<Page> {
  const { parse } = await import('parse5');
  const tags = tagsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), html);
  const ids = new Map(tags.toReversed().map((tag) => [tag.attributes.get('id') ?? '', tag]));
  const policy = tags.find(({ attributes }) => attributes.get('http-equiv') === 'content-security-policy');
  return { file, tags, ids, policy: policy?.attributes.get('content') ?? '' };
}
