import { projectIdPattern } from '../addresses';

/** The first id of a query. The plus signs after + and * keep servers from trying again, which takes long for long queries. */
export const firstId = `^(?:(?!id=)[^&]*+&)*+id=(${projectIdPattern})(?:&|$)`;
