export * from '../words/es';
