import type { DefaultTreeAdapterTypes } from 'parse5';

/** `source` is the tag in the HTML, `path` the names from the root, `section` the id of its section. */
export type Tag = {
  source: string; name: string; path: string; attributes: ReadonlyMap<string, string>; text: string; section?: string;
};

/** `ids` has the first tag with each id. */
export type Page = { file: string; tags: Tag[]; ids: ReadonlyMap<string, Tag>; policy: string };

function tagsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode, html: string, parent?: Tag): Tag[] {
  return childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const { tagName: name, sourceCodeLocation, childNodes: [first] } = node;
    const { startOffset = 0, endOffset = 0 } = sourceCodeLocation?.startTag ?? {}; // else its tag is left out
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const text = first && 'value' in first ? first.value : '';
    const path = parent ? `${parent.path}/${name}` : name;
    const section = parent?.name === 'section' ? parent.attributes.get('id') ?? parent.section : parent?.section;
    const tag = { source: html.slice(startOffset, endOffset), name, path, attributes, text, section };
    const inner = tagsIn(node, html, tag);
    return tag.source ? [tag, ...inner] : inner;
  });
}

/** Imports the parser on demand, since it loads slowly. */
export async function readPage(file: string, html: string, scriptingEnabled: boolean): Promise<Page> {
  const { parse } = await import('parse5');
  const tags = tagsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled }), html);
  const ids = new Map(tags.toReversed().map((tag) => [tag.attributes.get('id') ?? '', tag]));
  const policy = tags.find(({ attributes }) => attributes.get('http-equiv') === 'content-security-policy');
  return { file, tags, ids, policy: policy?.attributes.get('content') ?? '' };
}
