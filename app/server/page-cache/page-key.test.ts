import { describe, expect, it } from 'vitest';
import { toPageRequest } from './page-key';

const routes: Readonly<Record<string, string>> = { '/formations': 'routes/programmes' };
const options = {
  version: 'b1',
  isRouteOf: (path: string, id: string) => id === 'root' || routes[path] === id,
};
const ask = (target: string) => toPageRequest(target, options);
const key = (target: string) => ask(target)?.key;

describe('the key of a request', () => {
  it('is the same for every campaign', () => {
    const plain = key('/formations/bts-gpn');
    for (const query of [
      'utm_source=salon&utm_medium=qr',
      'gclid=abc',
      'fbclid=1',
      'anything=else',
      '__proto__=x',
    ]) {
      expect(key(`/formations/bts-gpn?${query}`)).toBe(plain);
    }
    expect(ask('/formations/bts-gpn?utm_source=salon')?.target).toBe('/formations/bts-gpn');
  });

  it('is the same for any order of parameters, and for empty fields', () => {
    expect(key('/formations?campus=lyon&secteur=eau')).toBe(key('/formations?secteur=eau&campus=lyon'));
    expect(key('/formations?secteur=eau&niveau=&campus=')).toBe(key('/formations?secteur=eau'));
    expect(key('/formations?')).toBe(key('/formations'));
  });

  it('is another page for an empty choice with a meaning', () => {
    expect(ask('/crm/brochure?course=&campus=lyon')?.target).toBe('/crm/brochure?course=&campus=lyon');
    expect(key('/crm/brochure?course=')).not.toBe(key('/crm/brochure'));
  });

  it('is another page for another value, and for another page number', () => {
    const keys = ['secteur=eau', 'secteur=nature', 'page=2', 'secteur=eau&page=2'].map((query) =>
      key(`/formations?${query}`),
    );
    expect(new Set(keys).size).toBe(4);
  });

  it('reads a parameter only where the page does', () => {
    expect(ask('/campus/lyon?secteur=eau')?.target).toBe('/campus/lyon');
    expect(ask('/actualites/page/2?categorie=vie&page=9')?.target).toBe('/actualites/page/2?categorie=vie');
    expect(ask('/crm/brochure?campus=lyon&course=bts-gpn&x=1')?.target).toBe(
      '/crm/brochure?course=bts-gpn&campus=lyon',
    );
    expect(ask('/formations/comparer?f=a&f=b')?.target).toBe('/formations/comparer?f=a&f=b');
  });

  it('keeps the unused parameters, for redirects', () => {
    expect(ask('/formations?utm_source=salon&secteur=eau&x=%C3%A9')?.unusedQuery).toBe(
      'utm_source=salon&x=%C3%A9',
    );
  });

  it('differs for documents and loader data', () => {
    expect(key('/formations?_data=routes%2Fprogrammes')).not.toBe(key('/formations'));
    expect(ask('/formations?x=1&_data=routes%2Fprogrammes')).toMatchObject({
      target: '/formations?_data=routes%2Fprogrammes',
      data: true,
    });
  });

  it('is never shared by two builds', () => {
    expect(toPageRequest('/campus', { ...options, version: 'b2' })?.key).not.toBe(key('/campus'));
  });

  it('is absent for an unknown loader, and below pictures, documents and the demo', () => {
    expect(ask('/formations?_data=routes/evil')).toBeNull();
    expect(ask('/campus?_data=routes/programmes'), 'another page’s loader').toBeNull();
    for (const target of [
      '/images/webp/640/a.jpg?s=1',
      '/uploads/documents/a.pdf',
      '/demo/crm?course=a',
      '/hooks/content',
    ]) {
      expect(ask(target)).toBeNull();
    }
  });

  it('limits the repetitions of one parameter', () => {
    const many = Array.from({ length: 50 }, (_, index) => `f=${index}`).join('&');
    expect(ask(`/formations/comparer?${many}`)?.target.split('&')).toHaveLength(32);
  });
});
