import { describe, expect, it } from 'vitest';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { elementOf } from './part-element';
import { createPartCache } from './part-renderer.server';

let renders = 0;
function Way({ to }: { to: string }) {
  renders += 1;
  const t = useLabels();
  return useIsThere()(to) ? (
    <p id="chemin" lang={t.language}>
      <a href={to}>{t('commons.links.home')}</a>
    </p>
  ) : null;
}

const Other = ({ to }: { to: string }) => <p id="autre">{to}</p>;
const Nameless = () => <p>sans id</p>;

const surroundings = { locale: 'fr', labels: {}, absent: [] } as const;

describe('the renderer of parts', () => {
  it('renders equal data once', () => {
    const render = createPartCache().rendererFor(surroundings);
    renders = 0;
    const first = render(Way, { to: '/agenda' });
    expect(render(Way, { to: '/agenda' })).toBe(first);
    expect(renders).toBe(1);
    expect(render(Way, { to: '/blog' }).version).not.toBe(first.version);
  });

  it('renders again among other labels, links or languages', () => {
    const cache = createPartCache();
    const first = cache.rendererFor(surroundings)(Way, { to: '/agenda' });
    const labels = { 'commons.links.home': 'Début' };
    expect(cache.rendererFor({ ...surroundings, labels })(Way, { to: '/agenda' }).html).toContain('>Début<');
    expect(cache.rendererFor({ ...surroundings, absent: ['/agenda'] })(Way, { to: '/agenda' }).html).toBe('');
    expect(cache.rendererFor({ ...surroundings, locale: 'en' })(Way, { to: '/agenda' }).html).toContain(
      'lang="en"',
    );
    expect(cache.rendererFor({ ...surroundings })(Way, { to: '/agenda' })).toEqual(first);
  });

  it('keeps two components with the same data separate', () => {
    const render = createPartCache().rendererFor(surroundings);
    expect(render(Way, { to: '/blog' }).id).toBe('chemin');
    expect(render(Other, { to: '/blog' }).id).toBe('autre');
  });

  it('refuses an element the browser could not find again', () => {
    const render = createPartCache().rendererFor(surroundings);
    expect(() => render(Nameless, {})).toThrow('a part without an id');
  });
});

describe('the element of a part', () => {
  it('is read from HTML as React and as browsers write it', () => {
    expect(elementOf('<a id="x" class="y" title="L&#x27;eau &amp; &quot;nous&quot;"><b>1</b></a>')).toEqual({
      tag: 'a',
      props: { id: 'x', className: 'y', title: 'L\'eau & "nous"' },
      inner: '<b>1</b>',
    });
    expect(elementOf('<section id="x" data-of="a > b"></section>')?.props).toEqual({
      id: 'x',
      'data-of': 'a > b',
    });
    expect(elementOf('')).toBeNull();
  });
});
