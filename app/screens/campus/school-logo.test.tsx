// @vitest-environment jsdom
/** The settings' logos and address, from the content service to the page and its structured data. */
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CollegeOrUniversity } from 'schema-dts';
import { afterEach, expect, it } from 'vitest';
import { parseEnv } from '~/env.server';
import { loadChromeContent } from '~/layout/chrome-content.server';
import { SiteHeader } from '~/layout/site-header';
import { rootDataOf } from '~/layout/testing';
import { createLog } from '~/log.server';
import { ServerPart } from '~/parts/server-part';
import type { Services } from '~/services/services.server';
import { createLabels } from '~/site/labels';
import { findSettings } from '~/site/settings.server';
import { createRig } from '../../../tests/contract/service';
import { schoolData } from './school-data';

afterEach(cleanup);

const picture = (name: string, width = 200) => ({ url: `/uploads/${name}.png`, width, height: 120 });

/** A service whose settings have logos; the demonstration school has none. */
const rigWithLogos = (school: object | null) =>
  createRig({
    spoil: async (request, response) => {
      if (!request.url.includes('/users/me')) return response;
      const body = (await response.json()) as { schools: object[] };
      const schools = [{ ...body.schools[0], logo: school }];
      return Response.json({ ...body, logo: picture('logo'), schools });
    },
  });

async function show(rig: ReturnType<typeof createRig>) {
  const services = {
    content: rig.content,
    env: parseEnv({}),
    log: createLog('silent'),
    clock: () => rig.now,
    embedded: null,
  } as unknown as Services;
  const root = rootDataOf(await loadChromeContent(services));
  const element = (
    <>
      <SiteHeader root={root} />
      <ServerPart part={root.parts.footer} />
    </>
  );
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const settings = await findSettings(rig.content);
  const facts = { origin: 'https://www.ecole.example', settings, t: createLabels({}) };
  return { container, data: schoolData([])(facts) as CollegeOrUniversity & Record<string, unknown> };
}

const logoIn = (container: HTMLElement, place: string) =>
  container.querySelector(`${place} .logo-picture`)?.getAttribute('src');

it('shows the site’s logo above, the school’s below, and gives search engines the school’s', async () => {
  const { container, data } = await show(rigWithLogos(picture('ecole')));
  expect(logoIn(container, '.site-header')).toMatch(/\/uploads\/logo\.png$/);
  expect(logoIn(container, '.site-footer')).toMatch(/\/uploads\/ecole\.png$/);
  expect(container.querySelector('.logo-mark')).toBeNull();
  expect(data.logo).toMatch(/^https:\/\/www\.ecole\.example\/images\/.*\/uploads\/ecole\.png$/);
});

it('writes the name beside a logo, but not beside a wide one, which has it', async () => {
  const { container } = await show(rigWithLogos(picture('ecole', 300)));
  const words = (place: string) => container.querySelector(place)?.textContent ?? '';
  expect(words('.main-logo')).not.toBe('');
  expect(container.querySelector('.site-footer .logo-short')).toBeNull();
  const [wide] = container.querySelectorAll('.site-footer .logo-picture');
  expect(wide?.getAttribute('alt')).toBe(words('.main-logo .logo-name').trim());
});

it('shows the site’s logo if the school has none, and the drawn mark if neither has one', async () => {
  const { container, data } = await show(rigWithLogos(null));
  expect(logoIn(container, '.site-footer')).toMatch(/\/uploads\/logo\.png$/);
  expect(data.logo).toMatch(/\/uploads\/logo\.png$/);
  cleanup();
  const without = await show(createRig());
  expect(without.container.querySelectorAll('.logo-mark').length).toBeGreaterThan(1);
  expect(without.data.logo).toBe('https://www.ecole.example/icons/icon-512.png');
});

it('names the school’s own site in the footer and in the structured data', async () => {
  const { container, data } = await show(createRig());
  expect(container.querySelector('.site-footer address a[href="https://www.iet.example/"]')).toBeTruthy();
  expect(data.sameAs).toContain('https://www.iet.example/');
});
