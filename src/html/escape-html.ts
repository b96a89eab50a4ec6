const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and quoted attributes, in HTML and XML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);
