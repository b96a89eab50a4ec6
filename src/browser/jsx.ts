// JSX compiles to these. By default, esbuild writes `(0, jsxRuntime.jsx)` for each element.
import * as react from 'react';

export const { createElement: jsxElement, Fragment: jsxFragment } = react;
