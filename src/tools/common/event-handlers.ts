/** Whether an attribute is an event handler, such as `onclick`, not a word such as `only`. */
export const isEventHandler = (attribute: string) => /^on(?!(ce|e|line|ly)$)[a-z]+$/i.test(attribute);
