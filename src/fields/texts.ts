import { textThat } from './checks';

export const email =
  textThat((value) => /^[^\s@<>:,;?]+@[^\s@<>:,;?]+\.[^\s@<>:,;?.]+$/.test(value), 'an e-mail address');

export const languageTag =
  textThat((tag) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag), 'the tag of a language, like en or pt-BR');

export const isWebAddress = (value: string) => /^https?:\/\/[^\s/]\S*$/.test(value) && URL.canParse(value);

export const webAddress = textThat(isWebAddress, 'an https: or http: address');

export const siteUrl = textThat(
  (value) => /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?\/([A-Za-z\d~-][\w.~-]*\/)*$/u.test(value) && URL.canParse(value),
  'an address that ends in a slash, with names of a-z, 0-9, -, . and _ in its path, a letter or digit first, '
    + 'like https://example.com/ or https://example.com/web/',
);
