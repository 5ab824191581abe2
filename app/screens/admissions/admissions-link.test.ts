// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { linkOfClick, readAdmissionsHref } from './admissions-link';

const base = 'https://www.ecole.example/formations/bts-gpn';

describe('an admissions address', () => {
  it('names action, course and campus', () => {
    expect(readAdmissionsHref('/crm/contact?course=bachelor-qse&campus=lyon', base)).toEqual({
      action: 'contact',
      choice: { course: 'bachelor-qse', campus: 'lyon' },
      href: '/crm/contact?course=bachelor-qse&campus=lyon',
    });
  });

  it('is completed by the page’s presets, and takes precedence over them', () => {
    const known = { course: 'bts-gpn' };
    expect(readAdmissionsHref('/crm/brochure', base, known)?.choice).toEqual(known);
    expect(readAdmissionsHref('/crm/brochure?campus=lyon', base, known)?.href).toBe(
      '/crm/brochure?course=bts-gpn&campus=lyon',
    );
    expect(readAdmissionsHref('/crm/brochure?course=x', base, known)?.choice.course).toBe('x');
  });

  it.each([
    '/crm/inconnue',
    '/crm',
    '/crm/brochure/x',
    '/blog/brochure',
    '/formations',
    'https://elsewhere.example/crm/brochure',
    'mailto:a@b.example',
    'http://',
  ])('is not %s', (href) => {
    expect(readAdmissionsHref(href, base)).toBeNull();
  });
});

describe('links of an admissions page', () => {
  const page = 'https://www.ecole.example/crm/brochure?course=bts-gpn&campus=lyon';

  it('open the page for its own action, such as the link that drops a choice', () => {
    expect(readAdmissionsHref('/crm/brochure?course=bts-gpn', page)).toBeNull();
    expect(readAdmissionsHref('/crm/brochure', page)).toBeNull();
  });

  it('open the pop-in for another action', () => {
    expect(readAdmissionsHref('/crm/contact?course=bts-gpn', page)?.action).toBe('contact');
  });
});

describe('a click', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  /** Clicks into the link (or beside it) and returns the pop-in's choice. */
  function click(html: string, init: MouseEventInit = {}, selector = 'span'): Element | null {
    document.body.innerHTML = html;
    let taken: Element | null = null;
    const listen = (event: MouseEvent) => {
      taken = linkOfClick(event);
      event.preventDefault();
    };
    document.addEventListener('click', listen, { capture: true, once: true });
    const target = document.querySelector(selector);
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return taken;
  }

  const link = '<a href="/crm/brochure"><span>Brochure</span></a>';

  it('is recognised anywhere in a link', () => {
    expect(click(link)).toBe(document.querySelector('a'));
    expect(click('<a href="/crm/brochure" target="_self"><span>B</span></a>')).not.toBeNull();
  });

  it.each([
    ['middle button', { button: 1 }],
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('stays the browser’s with the %s', (_name, init) => {
    expect(click(link, init)).toBeNull();
  });

  it('is left to the browser for another window, for a download, or without a link', () => {
    expect(click('<a href="/crm/brochure" target="_blank"><span>B</span></a>')).toBeNull();
    expect(click('<a href="/crm/brochure" download><span>B</span></a>')).toBeNull();
    expect(click('<p><span>B</span></p>')).toBeNull();
  });
});
