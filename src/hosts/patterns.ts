// Regular expressions that servers and our own code read alike.
import { projectIdPattern } from '../addresses';

/** The end of the names of compressed copies, which hosts send in place of the files, never by name. */
export const compressedNames = '\\.(br|gz)$';

/** What is never served: files for hosts (`_headers`, dot files outside `.well-known/`), and compressed copies. */
export const neverServed = `(^|/)(_|\\.(?!well-known/))|${compressedNames}`;

/**
 * The first id of a query. The plus signs after + and * keep servers from trying again, which takes long for long
 * queries.
 */
export const firstId = `^(?:(?!id=)[^&]*+&)*+id=(${projectIdPattern})(?:&|$)`;
