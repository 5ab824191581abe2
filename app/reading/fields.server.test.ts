import { describe, expect, it } from 'vitest';
import {
  email,
  flag,
  isoDate,
  lenientArray,
  media,
  optionalEmail,
  optionalHref,
  optionalIsoDate,
  optionalMedia,
  optionalReference,
  optionalText,
  references,
  text,
} from './fields.server';

describe('an e-mail address', () => {
  it.each(['lyon@iet.example', ' contact+stage@ecole.iet.example ', "d'artagnan@iet.example"])(
    '%s',
    (input) => expect(optionalEmail.parse(input)).toBe(input.trim()),
  );

  it.each([
    '<a href="//evil.example">x</a>',
    'lyon@iet.example?subject=x&body=y',
    'lyon@iet.example\nContact: mailto:autre@evil.example',
    'a@b@iet.example',
    'lyon',
    '',
    null,
    undefined,
  ])('%s counts as missing', (input) => expect(optionalEmail.parse(input)).toBeNull());

  it('has at most 254 characters', () => {
    const addressOf = (length: number) => `${'x'.repeat(length - '@iet.example'.length)}@iet.example`;
    expect(optionalEmail.parse(addressOf(254))).toBe(addressOf(254));
    expect(optionalEmail.parse(addressOf(255))).toBeNull();
    expect(email.safeParse(addressOf(254)).success).toBe(true);
    expect(email.safeParse(addressOf(255)).success).toBe(false);
  });
});

describe('a text', () => {
  it('is trimmed, and set for lines', () => {
    expect(text.parse(' 48 heures ')).toBe('48\u00a0heures');
    expect(optionalText.parse(' 48 heures ')).toBe('48\u00a0heures');
  });

  it('is null if an optional value is absent', () => {
    for (const nothing of [undefined, null, '', '  ']) expect(optionalText.parse(nothing)).toBeNull();
    expect(text.safeParse('  ').success).toBe(false);
  });
});

describe('yes or no', () => {
  it.each([true, false])('is the given value; without one it is %s', (otherwise) => {
    const said = flag(otherwise);
    expect([true, false, null, undefined].map((value) => said.parse(value))).toEqual([
      true,
      false,
      otherwise,
      otherwise,
    ]);
  });
});

describe('another entry', () => {
  it('is named by slug and title; a broken one counts as missing', () => {
    const lyon = { slug: 'lyon', title: 'Lyon' };
    expect(optionalReference.parse(lyon)).toEqual(lyon);
    for (const broken of [undefined, null, { slug: 'lyon' }, 'lyon'])
      expect(optionalReference.parse(broken)).toBeNull();
    expect(references.parse([lyon, { slug: 'x' }, null])).toEqual([lyon]);
    expect(references.parse(null)).toEqual([]);
    for (const nothing of [undefined, null]) expect(lenientArray(text).parse(nothing)).toEqual([]);
  });
});

describe('a date, a link', () => {
  it('are valid or missing', () => {
    expect(isoDate.safeParse('bientôt').success).toBe(false);
    // V8 parses these as days.
    for (const text of ['salon 5', '2026-12-12 10:00', '12/12/2026', '2026-13-01', '2026'])
      expect(isoDate.safeParse(text).success, text).toBe(false);
    for (const date of ['2026-12-12', '2026-12-12T10:00:00+01:00', '2026-12-12T09:00:00.000Z'])
      expect(isoDate.safeParse(date).success, date).toBe(true);
    expect(optionalIsoDate.parse('2026-12-12')).toBe('2026-12-12');
    expect(optionalIsoDate.parse(undefined)).toBeNull();
    expect(optionalHref.parse('/campus')).toBe('/campus');
    expect(optionalHref.parse('javascript:alert(1)')).toBeNull();
  });
});

describe('a picture', () => {
  const wire = {
    url: '/uploads/eau.jpg',
    alternativeText: ' Une rivière ',
    width: 2400,
    height: 1600,
    focalPoint: { x: 20, y: 80 },
  };
  const pathOf = (url: string) => optionalMedia.parse({ url })?.path.replace(/^\/[\w-]{11}\//, '/') ?? null;

  it('keeps its signed path and its alternative text', () => {
    expect(media.parse(wire)).toEqual({
      path: expect.stringMatching(/^\/[\w-]{11}\/uploads\/eau\.jpg$/),
      alt: 'Une rivière',
      width: 2400,
      height: 1600,
      focus: { x: 20, y: 80 },
    });
  });

  it('has a place on the page even if its size is unknown', () => {
    expect(media.parse({ url: '/uploads/eau.jpg', focalPoint: { x: 300, y: 0 } })).toMatchObject({
      alt: '',
      width: 1600,
      height: 1067,
      focus: undefined,
    });
  });

  it('counts as missing if its address is invalid', () => {
    expect(pathOf('/uploads/a%20b/eau-1.jpg')).toBe('/uploads/a%20b/eau-1.jpg');
    for (const url of [
      '',
      'http://[',
      '/uploads/..%2fb.jpg',
      '/uploads/.env.jpg',
      '/uploads/x.tiff',
      'data:image/png,x',
      '/',
    ])
      expect(pathOf(url), url).toBeNull();
    for (const broken of [undefined, null, {}, 'eau.jpg']) expect(optionalMedia.parse(broken)).toBeNull();
    expect(media.safeParse({ url: '/uploads/x.tiff' }).error?.issues[0]?.message).toContain('x.tiff');
  });
});
