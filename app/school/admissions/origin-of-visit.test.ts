import { describe, expect, it } from 'vitest';
import { originOfVisit } from './origin-of-visit';
import { cleanValue } from './origin-value';
import { searchEngines } from './search-engines';

const site = 'https://www.ecole.example';
const isOwnHost = (host: string) => host === 'www.ecole.example' || host === 'ecole.example';
const visit = (path: string, referrer: string | null = null) =>
  originOfVisit({ url: new URL(path, site), referrer, isOwnHost });

describe('the origin of a visitor', () => {
  it('is that of the campaign', () => {
    expect(visit('/?utm_source=salon&utm_medium=affiche')).toEqual({ source: 'salon', medium: 'affiche' });
    expect(visit('/?utm_source=salon&utm_medium=affiche', 'https://www.google.com/')).toEqual({
      source: 'salon',
      medium: 'affiche',
    });
  });

  it('is utm when the campaign names no source', () => {
    expect(visit('/?utm_campaign=rentree')).toEqual({ source: 'utm', medium: 'none' });
    expect(visit('/?utm_source=&utm_medium=courriel')).toEqual({ source: 'utm', medium: 'courriel' });
  });

  it('is not a campaign when its parameters are empty', () => {
    expect(visit('/?utm_source=')).toEqual({ source: 'direct', medium: 'none' });
  });

  it.each(searchEngines)('is a search on %s, paid if there is a click id', (engine) => {
    const referrer = `https://www.${engine}.com/search`;
    expect(visit('/formations', referrer)).toEqual({ source: `ORGANIC_${engine}`, medium: 'organic' });
    expect(visit('/formations?gclid=x', referrer)).toEqual({ source: `SEARCH_${engine}`, medium: 'cpc' });
    expect(visit('/formations?msclkid=x', referrer)).toEqual({ source: `SEARCH_${engine}`, medium: 'cpc' });
  });

  it('is the site that links here', () => {
    expect(visit('/', 'https://www.Onisep.fr/metiers?x=1')).toEqual({
      source: 'REFERRAL_www.onisep.fr',
      medium: 'referral',
    });
    expect(visit('/?gclid=x', 'https://evil-google.com.attacker.example/')).toEqual({
      source: 'REFERRAL_evil-google.com.attacker.example',
      medium: 'referral',
    });
  });

  it('is the same with the dot that ends a full host name', () => {
    expect(visit('/', 'https://www.google.fr./search')).toEqual({
      source: 'ORGANIC_google',
      medium: 'organic',
    });
    expect(visit('/', 'https://www.onisep.fr./metiers')).toEqual({
      source: 'REFERRAL_www.onisep.fr',
      medium: 'referral',
    });
  });

  it('is the mailbox a link was opened in, which is not a search', () => {
    expect(visit('/', 'https://mail.google.com/mail/u/0/')).toEqual({
      source: 'REFERRAL_mail.google.com',
      medium: 'referral',
    });
    expect(visit('/?gclid=x', 'https://mail.yahoo.com/')).toEqual({
      source: 'REFERRAL_mail.yahoo.com',
      medium: 'referral',
    });
  });

  it.each(['', '/', '/https/www.google.com/search'])(
    'is the search of Google’s app, %j behind it',
    (path) => {
      const referrer = `android-app://com.google.android.googlequicksearchbox${path}`;
      expect(visit('/formations', referrer)).toEqual({ source: 'ORGANIC_google', medium: 'organic' });
      expect(visit('/formations?gclid=x', referrer)).toEqual({ source: 'SEARCH_google', medium: 'cpc' });
    },
  );

  it.each([
    'com.google.android.gm',
    'com.linkedin.android',
    'org.telegram.messenger',
    'www.google.com',
    'constructor',
  ])('is another app, by its package id: %s', (id) => {
    expect(visit('/?gclid=x', `android-app://${id}/`)).toEqual({
      source: `REFERRAL_${id}`,
      medium: 'referral',
    });
  });

  it('is the site that links here by http, too', () => {
    expect(visit('/', 'http://www.onisep.fr/').source).toBe('REFERRAL_www.onisep.fr');
  });

  it.each([
    null,
    '',
    'https://accounts.google.com/signin/continue',
    'android-app:///',
    'ios-app://123456/',
    'xhttps://www.onisep.fr/',
    'httpsx://www.onisep.fr/',
    'not an address',
    'javascript:alert(1)',
    'https://www.ecole.example/',
    'https://ecole.example/x',
  ])('is direct for the referrer %j', (referrer) => {
    expect(visit('/', referrer)).toEqual({ source: 'direct', medium: 'none' });
  });
});

describe('a value of a campaign', () => {
  it('is cut at 100 characters, never in the middle of one', () => {
    const cut = cleanValue(`${'a'.repeat(99)}🌳🌳`);
    expect(cut).toBe(`${'a'.repeat(99)}🌳`);
    expect(() => encodeURIComponent(cut ?? '')).not.toThrow();
  });

  it('has no space at its ends, even after it was cut', () => {
    expect(cleanValue(`  ${'a'.repeat(100)}`)).toBe('a'.repeat(100));
    expect(cleanValue(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
    expect(cleanValue(undefined)).toBeNull();
  });

  it.each([
    ...[
      '{{campaign.name}}',
      '{{ campaign.name }}',
      '{{{x}}}',
      '{campaign}',
      '\u0024{campaign}',
      '#{campaign}',
    ],
    ...['*|CAMPAIGN|*', '*|LIST:NAME|*', '%%campaign%%', '[[campaign]]', '<%campaign%>', '<%= campaign %>'],
    ...['<<Campaign>>', '{% campaign %}', '@@campaign@@', '##campaign##', '$$campaign$$', '~~campaign~~'],
    ...['[campaign]', '%CAMPAIGN%', '$campaign$', '#campaign#', '@campaign@', '~campaign~', '|campaign|'],
    ...['__CAMPAIGN_NAME__', '%epid!', '$(campaign)', ':campaign:', '{!Campaign.Name}', '{{campaign.na'],
    ...['newsletter-{{date}}', '*|DATE|* salon', '%7B%7Bcampaign.name%7D%7D', '%2A%7CNAME%7C%2A'],
    // Bytes of another character set.
    ...['\ufffdcole', 'rentr\ufffde'],
  ])('is none for what a mail tool has not filled, and for what is no text: %s', (value) => {
    expect(cleanValue(value)).toBeNull();
    const search = new URLSearchParams({ utm_source: value, utm_medium: value });
    expect(visit(`/?${search}`)).toEqual({ source: 'utm', medium: 'none' });
  });

  it.each(['%E9cole', '%DEAL%', 'Journ%E9e'])('is none for the bytes %s', (bytes) =>
    expect(visit(`/?utm_source=${bytes}`).source).toBe('utm'),
  );

  it.each([
    ...[
      'salon',
      'école',
      'L’Étudiant',
      'salon 50%',
      '100% vert',
      '[mail] juin',
      'mail__juin__2026',
      'a|b',
      'c++',
    ],
    ...['#rentree', '@ecole', 'mail-rentree:2026', '$', 'a (b)', '10:30:00', '~salon', 'é%20è'],
  ])('may be %s', (value) => expect(cleanValue(value)).toBe(value));

  it('drops control characters, line breaks and markup', () => {
    expect(cleanValue(' salon\r\nSet-Cookie: x=1 ')).toBe('salon Set-Cookie: x=1');
    expect(cleanValue('<b>salon\u200b</b>')).toBe('b salon /b');
    expect(cleanValue(' \u0000 ')).toBeNull();
  });
});
