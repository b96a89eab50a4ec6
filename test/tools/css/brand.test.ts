import { expect, test } from 'vitest';
import { readBrand } from '../../../src/tools/css/brand';
import { makeFolder } from '../../copies/root';

const root = (name: string) =>
  makeFolder({ 'src/site/theme.css': ':root { --primary: red }', [name]: '<svg viewBox="0 0 20 10"/>' });

test.each(['logo.svg', 'Logo.svg', 'LOGO.SVG'])('assets/%s is the logo', (name) =>
  expect(readBrand(root(`assets/${name}`))).toMatchObject({ logo: { ratio: 2 }, darkLogo: undefined }));

test('other drawings are none', () => expect(readBrand(root('assets/en/logo.svg')).logo).toBeUndefined());
