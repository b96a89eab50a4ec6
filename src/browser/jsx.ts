// JSX compiles to these constants, which minify better than the `(0, jsxRuntime.jsx)` that esbuild writes by default.
import * as react from 'react';

export const { createElement: jsxElement, Fragment: jsxFragment } = react;
