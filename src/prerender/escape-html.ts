const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes a text safe inside an element or a quoted attribute of HTML or XML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);
