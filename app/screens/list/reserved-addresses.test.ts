/** The addresses that the site itself has are on two lists: the other one is read by the content service's panel. */
import { expect, it } from 'vitest';
import { type Place, places } from '../../../content-model/places';
import { isReserved } from '../../../content-model/rules/redirects/reserved-addresses';
import { screenList } from './screen-list';

const isFixed = (path: string) => !/[:*]/.test(path);

it('no address of a screen or file can be an old address of a page', () => {
  const own = screenList.map(({ path }) => path).filter(isFixed);
  expect(own.filter((path) => !isReserved(`/${path}`))).toEqual([]);
});

it('an address of an entry or of an editors’ page can be one', () => {
  const entries = Object.values<Place>(places).flatMap(({ below }) => (below ? `${below}/:slug` : []));
  const isContent = (path: string) => /^(?:en\/)?:/.test(path) || entries.includes(`/${path}`);
  for (const { path } of screenList.filter(({ path }) => !isFixed(path) && path !== '*'))
    expect([path, isReserved(`/${path.replace(/:\w+\??/g, 'x')}`)]).toEqual([path, !isContent(path)]);
});
