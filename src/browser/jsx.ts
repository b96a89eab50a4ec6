// What JSX calls in the script: two constants, since esbuild would write `(0, react.createElement)` at each element.
import * as react from 'react';

export const { createElement, Fragment } = react;
