const entities: { [character: string]: string | undefined } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and quoted attributes, in HTML and XML. Removes characters that XML does not allow. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]|[^\t\n\r -\ufffd]/g, (character) => entities[character] ?? '');
