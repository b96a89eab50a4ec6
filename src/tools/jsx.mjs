import { createElement } from 'react';

// A name of its own: the bundler cannot shorten what it takes from React.
export const h = createElement;
export { Fragment } from 'react';
