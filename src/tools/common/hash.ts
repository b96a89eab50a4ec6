import { hash } from 'node:crypto';

export const shortHash = (data: string | Buffer) => hash('sha256', data, 'hex').slice(0, 8);
