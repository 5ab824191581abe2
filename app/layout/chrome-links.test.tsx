// @vitest-environment jsdom
/** The targets of the links around every page, as the specification lists them (§2). */
import { cleanup, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { AbsentLinksProvider } from '~/site/absent-links';
import { sidePages } from '../../content-model/rules/linked-pages';
import { ActionLinks } from './action-links';
import { EmbeddedFrame } from './embedded-frames';
import { TopLinks } from './side-links';

afterEach(cleanup);

function show(element: ReactNode): HTMLElement {
  const router = createMemoryRouter([{ id: 'root', path: '/', element }]);
  return render(<RouterProvider router={router} />).container;
}

/** The text and address of every link, in order. */
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

it('the four buttons: three admissions pages, and the agenda as a link', () => {
  expect(linksOf(show(<ActionLinks />))).toEqual([
    ['Brochure', '/crm/brochure'],
    ['Contact', '/crm/contact'],
    ['Agenda', '/agenda'],
    ['Candidature', '/crm/registration'],
  ]);
});

it('the top bar: alumni, contact and the four services; no profile while they are off', () => {
  const [alumni, contact, ...services] = linksOf(show(<TopLinks profiles={false} />));
  expect([alumni?.[1], contact?.[1]]).toEqual(['/alumni', '/contact']);
  expect(services).toEqual([
    ['Réseau C&D', '/edito-reseau-competences-et-developpement'],
    ['Art et culture', '/art-culture'],
    ['+ de 80 formations', '/formations-reseau'],
    ['Podcasts', '/decouvrez-nos-podcasts'],
  ]);
});

it('names an external footer that waits for consent, and its owner', () => {
  const frame = { src: 'https://groupe.example/pied', needsConsent: true };
  const [link] = linksOf(show(<EmbeddedFrame place="footer" frame={frame} />));
  expect(link?.[0]).toMatch(/^Pied de page du réseau.*groupe\.example/);
  expect(link?.[1]).toBe(frame.src);
});

it('shows neither an empty menu nor an empty bar of links when pages are missing', () => {
  const { contact, ...others } = sidePages;
  const without = (hrefs: string[]) =>
    show(
      <AbsentLinksProvider hrefs={hrefs}>
        <TopLinks profiles={false} />
      </AbsentLinksProvider>,
    );
  const bar = without(Object.values(others));
  expect(linksOf(bar)).toEqual([['Coordonnées', contact]]);
  expect(within(bar).queryByText('Services')).toBeNull();
  cleanup();
  expect(within(without(Object.values(sidePages))).queryByRole('navigation')).toBeNull();
});
