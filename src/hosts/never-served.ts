/** The end of the names of compressed copies, which hosts send in place of the files, never by name. */
export const compressedNames = '\\.(br|gz)$';

/** Configuration, dot files except `/.well-known/`, and compressed files by name. */
export const neverServed = `(^|/)(_|\\.(?!well-known/))|${compressedNames}`;
