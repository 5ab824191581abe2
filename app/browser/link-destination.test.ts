import { describe, expect, it } from 'vitest';
import { type CurrentPage, clientDestination, type LinkClick } from './link-destination';

const page: CurrentPage = {
  href: 'https://www.ecole.example/formations?secteur=eau',
  online: true,
  documentsOnly: false,
};

const click = (href: string, changes: Partial<LinkClick> = {}): LinkClick => ({
  href: new URL(href, page.href).href,
  target: null,
  download: false,
  language: null,
  button: 0,
  modified: false,
  handled: false,
  ...changes,
});

const destination = (href: string, changes?: Partial<LinkClick>, here?: Partial<CurrentPage>) =>
  clientDestination(click(href, changes), { ...page, ...here });

describe('a click on a link', () => {
  it('opens another page of the school without a reload, with its query and hash', () => {
    expect(destination('/campus/lyon')).toBe('/campus/lyon');
    expect(destination('/formations?secteur=eau&page=2')).toBe('/formations?secteur=eau&page=2');
    expect(destination('/campus/lyon#acces')).toBe('/campus/lyon#acces');
    expect(destination('/')).toBe('/');
    expect(destination('/entreprise')).toBe('/entreprise');
  });

  it('loads the current page again when it leads to it', () => {
    expect(destination('/formations?secteur=eau')).toBe('/formations?secteur=eau');
  });

  it('stays the browser’s for a place on the current page', () => {
    expect(destination('#resultats')).toBeNull();
    expect(destination('#')).toBeNull();
    expect(destination('/formations#resultats')).toBe('/formations#resultats');
  });

  it('stays the browser’s for other sites and other kinds of address', () => {
    expect(destination('https://groupe.iet.example/')).toBeNull();
    expect(destination('http://www.ecole.example/campus')).toBeNull();
    expect(destination('mailto:contact@ecole.example')).toBeNull();
    expect(destination('tel:+33100000000')).toBeNull();
    expect(clientDestination({ ...click('/'), href: 'https://' }, page)).toBeNull();
  });

  it('loads the document of an admissions page, whose policy lets its form lead to the CRM', () => {
    expect(destination('/crm/brochure?course=bts-gpn')).toBeNull();
  });

  it.each(
    ['//evil.example/x', '/\\\\evil.example/x', '/campus//lyon'].map(
      (path) => `${new URL(page.href).origin}${path}`,
    ),
  )('is left to the browser for %s: the router would read its path as another site’s address', (address) =>
    expect(destination(address)).toBeNull(),
  );

  it.each(['/images/webp/640/lyon', '/uploads/documents/plaquette', '/demo/crm', '/hooks/content'])(
    'stays the browser’s for %s, which is not a page',
    (address) => expect(destination(address)).toBeNull(),
  );

  it.each(['/actualites.xml', '/agenda/portes-ouvertes.ics', '/robots.txt', '/uploads/documents/a.pdf'])(
    'stays the browser’s for the file %s',
    (address) => expect(destination(address)).toBeNull(),
  );

  it('stays the browser’s for addresses the server redirects', () => {
    expect(destination('/campus/')).toBeNull();
    expect(destination('/Campus')).toBeNull();
    expect(destination('/en')).toBeNull();
    expect(destination('/en/campus')).toBeNull();
  });

  it('stays the browser’s when the visitor asks for a tab, a window or a file', () => {
    expect(destination('/campus', { button: 1 })).toBeNull();
    expect(destination('/campus', { modified: true })).toBeNull();
    expect(destination('/campus', { target: '_blank' })).toBeNull();
    expect(destination('/campus', { download: true })).toBeNull();
    expect(destination('/campus', { target: '_self' })).toBe('/campus');
  });

  it('stays the browser’s when it leads to another language', () => {
    expect(destination('/', { language: 'en' })).toBeNull();
    expect(destination('/', { language: 'fr' })).toBe('/');
  });

  it('is left to code that already handled it, such as the pop-in', () => {
    expect(destination('/crm/brochure', { handled: true })).toBeNull();
  });

  it('stays the browser’s offline, and after a chunk was missing', () => {
    expect(destination('/campus', {}, { online: false })).toBeNull();
    expect(destination('/campus', {}, { documentsOnly: true })).toBeNull();
  });
});
