// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultLabels } from '~/site/labels/index';
import type { ConsentView } from './consent-view.server';
import { type CookiesInformation, CookiesPage } from './cookies-page';

afterEach(cleanup);

const show = (changes: Partial<CookiesInformation> = {}, consent: Partial<ConsentView> = {}) =>
  render(
    <CookiesPage
      information={{ originNeedsConsent: false, tagManager: false, groupFrames: false, ...changes }}
      consent={{ purposes: ['videos'], granted: [], decidedOn: null, back: '/', ...consent }}
    />,
  );

describe('the cookie page', () => {
  it('names every cookie with its life in a table with a caption', () => {
    show();
    expect(screen.getByRole('table').querySelector('caption')).not.toBeNull();
    for (const name of [
      'origine-tracking',
      'utm_source',
      'utm_medium',
      'i18n_redirected',
      '__Host-choix-cookies',
    ]) {
      expect(screen.getByText(name)).toBeTruthy();
    }
    expect(screen.getByText('2 jours')).toBeTruthy();
    expect(screen.getByText('365 jours')).toBeTruthy();
  });

  it('lets accept, refuse and choose by buttons of one look, with the present choice ticked', () => {
    show({}, { purposes: ['measurement', 'videos'], granted: ['videos'], decidedOn: '2026-11-20' });
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(3);
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.value, box.checked]);
    expect(ticked).toEqual([
      ['measurement', false],
      ['videos', true],
    ]);
    expect(screen.getByText(/20 novembre 2026/)).toBeTruthy();
  });

  it('names the cookies that a refusal erases, if the site measures its audience', () => {
    show({}, { purposes: ['videos'] });
    expect(document.body.textContent).not.toContain('_ga');
    cleanup();
    show({ tagManager: true }, { purposes: ['measurement', 'videos'] });
    const box = screen.getByRole('checkbox', { name: defaultLabels['cookies.purposes.measurement.title'] });
    const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    for (const name of ['_ga', '_ga_*', '_gid', '_gat*', '_gcl_*'])
      expect(described?.textContent).toContain(name);
  });

  it('shows that the origin cookies wait for consent, if they do', () => {
    show({ originNeedsConsent: true });
    expect(document.body.textContent).toContain(defaultLabels['cookies.stored.consentFirst']);
    expect(document.body.textContent).not.toContain(defaultLabels['cookies.stored.origin.consent']);
  });

  it('mentions the tag manager and the frames only if there are any', () => {
    show();
    expect(document.body.textContent).not.toContain(defaultLabels['cookies.others.tagManager']);
    expect(document.body.textContent).not.toContain(defaultLabels['cookies.others.frames']);
    cleanup();
    show({ tagManager: true, groupFrames: true });
    expect(document.body.textContent).toContain(defaultLabels['cookies.others.tagManager']);
    expect(document.body.textContent).toContain(defaultLabels['cookies.others.frames']);
  });
});
