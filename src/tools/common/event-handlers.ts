/** Whether an attribute has code, as `onclick` has. Words that begin alike have none. */
export const isEventHandler = (attribute: string) => /^on(?!(ce|e|line|ly)$)[a-z]+$/i.test(attribute);
