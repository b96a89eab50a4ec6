// JSX calls these constants: by default, esbuild writes `(0, jsxRuntime.jsx)` each time.
import * as react from 'react';

export const { createElement: jsxElement, Fragment: jsxFragment } = react;
