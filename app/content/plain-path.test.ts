import { describe, expect, it } from 'vitest';
import { plainPath } from './plain-path';

const deep = (segments: number) => '/a'.repeat(segments);

describe('the path of a file on a media host', () => {
  it.each([
    ['/uploads/eau.jpg', '/uploads/eau.jpg'],
    ['/w_800+c/v17/a@2x/a=b~c!.avif', '/w_800+c/v17/a@2x/a=b~c!.avif'],
    ['/Été à Lyon, (1) l’eau*.webp', '/%C3%89t%C3%A9%20%C3%A0%20Lyon%2C%20%281%29%20l%E2%80%99eau%2A.webp'],
    ["/l'eau.jpg", '/l%27eau.jpg'],
    ['/%C3%89t%C3%A9.webp', '/%C3%89t%C3%A9.webp'],
    ['/9/_a.jpg', '/9/_a.jpg'],
    ['/uploads/(1).jpg', '/uploads/%281%29.jpg'],
    ['/-eau.jpg', '/-eau.jpg'],
    ['/%281%29/+/@2x/!/~cdn.jpg', '/%281%29/+/@2x/!/~cdn.jpg'],
  ])('%s is encoded in one way', (path, encoded) => expect(plainPath(path)).toBe(encoded));

  it('is encoded once: what is encoded already stays', () => {
    const once = plainPath('/Été (1).webp') ?? '';
    expect(plainPath(once)).toBe(once);
  });

  it.each([
    'uploads/eau.jpg',
    '/',
    '//eau.jpg',
    '/uploads/',
    '/.env',
    '/uploads/.eau.jpg',
    '/uploads/../eau.jpg',
    '/%2e%2e/eau.jpg',
    '/~cdn.example/eau.jpg',
    '/%7Ecdn.example/eau.jpg',
    '/100%25.jpg',
    '/a%2fb.jpg',
    '/a%5Cb.jpg',
    '/a%00.jpg',
    '/a%1f.jpg',
    '/a%7F.jpg',
    '/a%zz.jpg',
    '/a%c3.jpg',
  ])('%s is none', (path) => expect(plainPath(path)).toBeNull());

  it('has seven parts and 400 characters at most, as it is encoded', () => {
    expect(plainPath(deep(7))).toBe(deep(7));
    expect(plainPath(deep(8))).toBeNull();
    expect(plainPath(`/${'a'.repeat(399)}`)).toHaveLength(400);
    expect(plainPath(`/${'a'.repeat(400)}`)).toBeNull();
    expect(plainPath(`/${'é'.repeat(67)}`)).toBeNull();
  });
});
