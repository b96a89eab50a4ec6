import { hash } from 'node:crypto';

/** In hexadecimal digits, for names. */
export const shortHash = (data: string | Buffer, length = 8) => hash('sha256', data, 'hex').slice(0, length);

/** For a content security policy. */
export const policyHash = (data: string | Buffer) => `sha256-${hash('sha256', data, 'base64')}`;
