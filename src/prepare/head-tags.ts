import type { HeadTag } from '../types';
import { shorten } from './shorten';

const descriptionLimit = 155; // what search results show before they cut

/** What the head says of a page to search engines and previews; marked, because it goes when another page is shown. */
export function headTags(type: 'website' | 'article', url: string, title: string, text: string): HeadTag[] {
  const description = shorten(text, descriptionLimit);
  const meta = (attributes: Record<string, string>): HeadTag => ['meta', { ...attributes, 'data-page': '' }];
  return [
    meta({ name: 'robots', content: 'index' }),
    meta({ name: 'description', content: description }),
    ['link', { rel: 'canonical', href: url, 'data-page': '' }],
    meta({ property: 'og:type', content: type }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: url }),
  ];
}
