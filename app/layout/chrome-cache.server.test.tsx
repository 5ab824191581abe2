import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { bareChrome } from './bare-chrome';
import { type ChromePartBytes, createChromeCache } from './chrome-cache.server';
import { type ChromeParts, ChromePartsContext } from './chrome-parts';
import type { RootData } from './root-data.server';
import { SiteLayout } from './site-layout';

const school: RootData = {
  ...bareChrome,
  menus: {
    navbar: [
      { id: '1', kind: 'campuses', label: 'Campus & villes', href: '/campus', items: [] },
      { id: '2', kind: 'link', label: 'Actualités', href: '/actualites' },
      {
        id: '3',
        kind: 'simple',
        label: 'École',
        href: '/ecole',
        items: [{ id: '31', label: 'Nos engagements', href: '/ecole/nos-engagements' }],
      },
    ],
    footer: [],
  },
  campuses: [
    { slug: 'lyon', title: 'Lyon' },
    { slug: 'nantes', title: 'Nantes' },
  ],
};

async function page(
  root: RootData,
  path: string,
  parts: ChromeParts | 'pattern' | null = null,
): Promise<string> {
  const element = (
    <SiteLayout name="default" popIn={() => null}>
      La page
    </SiteLayout>
  );
  const { query, dataRoutes } = createStaticHandler([{ id: 'root', path: '*', loader: () => root, element }]);
  const context = (await query(new Request(`http://site.example${path}`))) as StaticHandlerContext;
  return renderToString(
    <ChromePartsContext.Provider value={parts}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </ChromePartsContext.Provider>,
  );
}

/** The parts as the page is rendered with them. */
const asTexts = (parts: ChromePartBytes | null): ChromeParts =>
  Object.fromEntries(
    Object.entries(parts ?? {}).map(([name, bytes]) => [name, bytes.toString()]),
  ) as ChromeParts;

const paths = [
  '/',
  '/campus',
  '/campus/lyon',
  '/campus/nantes',
  '/actualites',
  '/actualites/a',
  '/actualites/b',
  '/ecole/nos-engagements',
  '/mentions-legales',
  '/entreprise',
];

describe('the parts of the chrome that are kept', () => {
  it('make the same pages as parts that are rendered', async () => {
    const chromeCache = createChromeCache();
    const pattern = await page(school, '/', 'pattern');
    const render = vi.fn(() => pattern);
    for (const path of paths) {
      const parts = chromeCache.partsOf(school, path, render);
      expect(parts).not.toBeNull();
      expect(await page(school, path, asTexts(parts)), path).toBe(await page(school, path));
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are not those of other content or other labels', async () => {
    const chromeCache = createChromeCache();
    for (const root of [
      school,
      { ...school, campuses: [] },
      { ...school, labels: { 'layout.nav.menu': 'Carte' } },
      // The language switch leads to the page's own twin.
      { ...school, features: { ...school.features, english: true, profiles: true } },
    ]) {
      const pattern = await page(root, '/', 'pattern');
      const parts = chromeCache.partsOf(root, '/campus/lyon', () => pattern);
      expect(await page(root, '/campus/lyon', asTexts(parts))).toBe(await page(root, '/campus/lyon'));
    }
  });

  it('are none where a page has no chrome', () => {
    expect(createChromeCache().partsOf(school, '/a', () => '<main>La page</main>')).toBeNull();
  });
});
