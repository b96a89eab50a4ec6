export { createElement as h, Fragment } from 'react';
