import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageTop } from '../../src/page/PageTop';

test('a title of more than 30 letters is smaller (F34)', () => {
  const classOf = (letters: number) => {
    const { unmount } = render(<PageTop title={'a'.repeat(letters)} />);
    const { className } = screen.getByRole('heading');
    unmount();
    return className;
  };
  expect(classOf(30)).toBe(classOf(1));
  expect(classOf(31)).toBe(`${classOf(1)} PageTop-long`);
});
