import { expect, test } from 'vitest';
import { photoName } from '../../src/model/photo-name';

test.each([
  ['IMG_1234.JPG', 'img-1234'],
  ['Vista de pantalla (2).png', 'vista-de-pantalla-2'],
  ['Cartón café.final.webp', 'carton-cafe-final'],
  ['Cafe\u0301.jpeg', 'cafe'],
  ['Geoapp/1.png', 'geoapp-1'],
  ['avatars/Ana María.JPG', 'avatar-ana-maria'],
])('%s gets the name %s', (path, name) => expect(photoName(path)).toBe(name));
