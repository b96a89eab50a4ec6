import { base } from 'prepared';
import { headerRules } from '../headers';
import { lines } from './shared';

/**
 * `_headers`, for Netlify and Cloudflare Pages: https://docs.netlify.com/manage/routing/headers/ and
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const headersFile = () =>
  lines(
    ...headerRules.flatMap(({ paths, headers }) => {
      const values = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return paths.flatMap((path) => [base + path, ...values]);
    }),
  );
