/** The first characters (code points) of the first two words of a name, in upper case. */
export const initials = (name: string) => name.match(/(?<!\S)\S/gu)!.slice(0, 2).join('').toUpperCase();
