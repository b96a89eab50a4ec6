// What JSX calls in the script: one import for all, since esbuild would give each file one of its own.
export { createElement, Fragment } from 'react';
