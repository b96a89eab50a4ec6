// The UI strings. An export of the same name replaces one: export const seeMore = 'Leer más';
// For another language, see src/words/README.md.
export * from '../words/es';
