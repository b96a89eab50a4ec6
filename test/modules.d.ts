// It ships no types.
declare module 'jsdom';
