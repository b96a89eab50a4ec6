import type { Frontmatter } from '../schema/types';

/** Returns the day of a date, as written. `Date` alone would convert zones and read February 30 as March 2. */
export function dayIn(date: unknown) {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T ] *\d)/i.exec(`${date ?? ''}`) ?? [];
  return day && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? day : undefined;
}

/** Returns whether a page is a draft (Jekyll: `published: false`), or its date is in the future. */
export function isUnpublished({ draft, published, date = '' }: Frontmatter) {
  const today = new Date().toLocaleDateString('sv'); // such as 2026-11-28
  return Boolean(draft) || published === false || (dayIn(date) ?? '') > today;
}

/** Compares pages by date. Objects with pages have another order: paths such as `2025` come first. */
export const newestFirst = (one: { date?: string }, other: { date?: string }) =>
  (other.date ?? '').localeCompare(one.date ?? '');
