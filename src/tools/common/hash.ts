import { hash } from 'node:crypto';

/** The beginning of a hash, in hexadecimal digits, for names. */
export const shortHash = (data: string | Buffer, length = 8) => hash('sha256', data, 'hex').slice(0, length);

/** A hash as policies have it: `sha256-…`. */
export const policyHash = (data: string | Buffer) => `sha256-${hash('sha256', data, 'base64')}`;
