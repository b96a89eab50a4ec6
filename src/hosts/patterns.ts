import { projectIdPattern } from '../addresses';

/** Hosts send compressed copies in place of files, never by name. */
export const compressedNames = '\\.(br|gz)$';

/** Files for hosts (`_headers`, dot files outside `.well-known/`), and compressed copies. */
export const neverServed = `(^|/)(_|\\.(?!well-known/))|${compressedNames}`;

/** The first id of a query. The second plus signs prevent backtracking, which is slow in long queries. */
export const firstId = `^(?:(?!id=)[^&]*+&)*+id=(${projectIdPattern})(?:&|$)`;
