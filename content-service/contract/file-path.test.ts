import { describe, expect, it } from 'vitest';
import { encodedFilePath } from './file-path';

describe('the path of an uploaded file', () => {
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
    ['/N° 12 – rentrée [v2].pdf', '/N%C2%B0%2012%20%E2%80%93%20rentr%C3%A9e%20%5Bv2%5D.pdf'],
    ['/🌿 plan.pdf', '/%F0%9F%8C%BF%20plan.pdf'],
    ['/eau%2D%41.jp%67', '/eau-A.jpg'],
    ['/100% bio.pdf', '/100%25%20bio.pdf'],
    ['/100%25%20bio.pdf', '/100%25%20bio.pdf'],
  ])('%s is encoded in one way, and once', (path, encoded) => {
    expect(encodedFilePath(path)).toBe(encoded);
    expect(encodedFilePath(encoded)).toBe(encoded);
  });

  it.each([
    '',
    'uploads/eau.jpg',
    '/',
    '//eau.jpg',
    '/uploads/',
    '/.env',
    '/uploads/.eau.jpg',
    '/uploads/../eau.jpg',
    '/%2e%2e/eau.jpg',
    '/%252e%252e/eau.jpg',
    '/a%2fb.jpg',
    '/a%252fb.jpg',
    '/a%5Cb.jpg',
    '/a\\b.jpg',
    '/a%00.jpg',
    '/a%1f.jpg',
    '/a%7F.jpg',
    '/a\ud83c.jpg',
    '/a\r\nset-cookie: a.jpg',
    '/a%c3.jpg',
  ])('%s is refused', (path) => expect(encodedFilePath(path)).toBeNull());
});
