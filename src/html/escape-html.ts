const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For elements and quoted attributes of HTML and XML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);
