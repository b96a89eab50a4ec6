import { hash } from 'node:crypto';

/** A hash of `length` hexadecimal digits, for names. */
export const shortHash = (data: string | Buffer, length = 8) => hash('sha256', data, 'hex').slice(0, length);

/** A hash source of a content security policy. */
export const policyHash = (data: string | Buffer) => `sha256-${hash('sha256', data, 'base64')}`;
