// The texts of the interface, in Spanish; src/words/ has them in English too. An export of the same name replaces one:
// export const seeMore = 'Leer más';
export * from '../words/es';
