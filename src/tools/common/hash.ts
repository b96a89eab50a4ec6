import { hash } from 'node:crypto';

export const shortHash = (data: string | Buffer, length = 8) => hash('sha256', data, 'hex').slice(0, length);
