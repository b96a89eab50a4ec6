import { hash } from 'node:crypto';

/** In hexadecimal digits, for names. */
export const shortHash = (data: string | Buffer, length = 8) => hash('sha256', data, 'hex').slice(0, length);
