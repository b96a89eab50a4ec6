// JSX calls these constants in the script. Otherwise, esbuild would write `(0, jsxRuntime.jsx)` for each element.
import * as react from 'react';

export const { createElement: jsxElement, Fragment: jsxFragment } = react;
