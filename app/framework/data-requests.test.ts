import { createRequestHandler, json, redirect, type ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import {
  addressOfData,
  addressOfPage,
  asksForData,
  isReturnedData,
  redirectHeaders,
  redirectStatus,
  redirectTarget,
  routeOfData,
} from './data-requests';

/** A site with one page whose loader follows the address, answered by Remix itself. */
const pages = createRequestHandler(
  {
    routes: {
      page: {
        id: 'page',
        path: 'page',
        module: {
          default: () => null,
          loader({ request }: { request: Request }) {
            const wish = new URL(request.url).searchParams.get('wish');
            if (wish === 'leave') throw redirect('/elsewhere?page=2');
            if (wish === 'throw') throw json({}, { status: 404 });
            return json({ wish });
          },
        },
      },
    },
    entry: {
      module: { default: () => new Response('<p>'), handleDataRequest: (response: Response) => response },
    },
    assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} },
    assetsBuildDirectory: '',
    publicPath: '/',
    future: {},
    isSpaMode: false,
    mode: 'production',
  } as unknown as ServerBuild,
  'production',
);
const ask = (address: string) => pages(new Request(`http://site.test${address}`));

describe('the answers of Remix', () => {
  it('returned data is sent to its address, marked as returned', async () => {
    const { headers, status } = await ask(addressOfData('/page?wish=data', 'page'));
    expect([status, isReturnedData(headers), redirectTarget(headers)]).toEqual([200, true, null]);
    expect(isReturnedData((await ask('/page')).headers)).toBe(false);
  });

  it('thrown data is not marked as returned', async () => {
    const { headers, status } = await ask(addressOfData('/page?wish=throw', 'page'));
    expect([status, isReturnedData(headers)]).toEqual([404, false]);
  });

  it('a redirect of a loader gives its target, as the site’s own redirects do', async () => {
    const { headers, status } = await ask(addressOfData('/page?wish=leave', 'page'));
    expect([status, redirectTarget(headers)]).toEqual([redirectStatus, '/elsewhere?page=2']);
    for (const [name, value] of Object.entries(redirectHeaders('/elsewhere?page=2', 302, false)))
      expect(headers.get(name)).toBe(value);
  });
});

describe('addresses', () => {
  it.each([
    ['/formations', '/formations?_data=routes%2Fprogrammes'],
    ['/formations?niveau=bac', '/formations?niveau=bac&_data=routes%2Fprogrammes'],
  ])('the data address of %s gives the page’s address', (page, data) => {
    expect(addressOfData(page, 'routes/programmes')).toBe(data);
    expect(addressOfPage(data)).toBe(page);
    expect(addressOfPage(page)).toBe(page);
    expect([asksForData(data), asksForData(page)]).toEqual([true, false]);
    expect(routeOfData(new URL(data, 'http://site.test').searchParams)).toBe('routes/programmes');
  });

  it('the page’s address drops the mark of an index route and a second question mark', () => {
    expect(addressOfPage('/blog?index&_data=routes%2Fblog&q=o%C3%B9?')).toBe('/blog?q=o%C3%B9%3F');
  });

  it.each(['/a_data=1', '/a?my_data=1', '/a'])('%s is not an address of data', (target) => {
    expect(asksForData(target)).toBe(false);
  });

  it.each(['/a?_data', '/a?q=1&%5Fdata=root'])('%s is one, however it is written', (target) => {
    expect(asksForData(target)).toBe(true);
  });
});
