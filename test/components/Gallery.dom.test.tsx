import { renderToStaticMarkup } from 'react-dom/server';
import { projects } from 'site-data';
import { expect, test } from 'vitest';
import { Gallery } from '../../src/components/Gallery';

test('a gallery loads lazily, but for the first picture of one that is seen at once (F10)', () => {
  const { captures } = projects[0]!;
  const countLazy = (isFirst?: boolean) =>
    renderToStaticMarkup(<Gallery captures={captures} isFirst={isFirst} />).split('loading="lazy"').length - 1;
  expect([countLazy(), countLazy(true)]).toEqual([3, 2]);
});
