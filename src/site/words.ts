// The UI strings. To replace one, export the same name: export const seeMore = 'Leer más';
// For other languages, see src/words/README.md.
export * from '../words/es';
