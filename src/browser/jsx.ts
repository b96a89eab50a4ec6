// JSX calls these constants: esbuild would write `(0, react.createElement)` for each element.
import * as react from 'react';

export const { createElement: jsxElement, Fragment: jsxFragment } = react;
