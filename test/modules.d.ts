// jsdom ships no types.
declare module 'jsdom';
