/** Renders parts of pages, and keeps them: what an entry, the labels and the links say is rendered once. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '~/content/locale';
import { AbsentLinksProvider } from '~/site/absent-links';
import type { LabelOverrides } from '~/site/labels';
import { LabelsProvider } from '~/site/labels-context';
import type { RenderedPart } from './part';

/** What every component may ask for, wherever it stands. */
export interface Surroundings {
  locale: Locale;
  labels: LabelOverrides;
  absent: readonly string[];
}

/**
 * @param Component without state and effects, with one element that has an id
 * @param props data; parts of equal data are the same
 * @returns a part without markup where the component shows nothing
 * @throws when the element has no id
 */
export type PartRenderer = <Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
) => RenderedPart;

export interface PartCache {
  /** A renderer of parts among these labels and links. */
  among(surroundings: Surroundings): PartRenderer;
}

const nothing: RenderedPart = { id: '', version: '', html: '' };

/** Characters of markup that are kept. */
const most = 12_000_000;

export function createPartCache(): PartCache {
  const kept = new LRUCache<string, RenderedPart>({
    maxSize: most,
    sizeCalculation: ({ html }) => (html?.length ?? 0) + 100,
  });
  const names = new WeakMap<ComponentType<never>, number>();
  let named = 0;
  const nameOf = (Component: ComponentType<never>) => {
    const name = names.get(Component) ?? ++named;
    names.set(Component, name);
    return name;
  };
  const written = new WeakMap<Surroundings, string>();

  return {
    among(surroundings) {
      const { locale, labels, absent } = surroundings;
      const around = written.get(surroundings) ?? digest(JSON.stringify([locale, labels, absent]));
      written.set(surroundings, around);
      return (Component, props) => {
        const key = digest(`${nameOf(Component as ComponentType<never>)} ${around} ${JSON.stringify(props)}`);
        const known = kept.get(key);
        if (known) return known;
        const html = renderToStaticMarkup(
          <LabelsProvider overrides={labels} language={locale}>
            <AbsentLinksProvider hrefs={absent}>{createElement(Component, props)}</AbsentLinksProvider>
          </LabelsProvider>,
        );
        const part = html === '' ? nothing : toPart(html);
        kept.set(key, part);
        return part;
      };
    },
  };
}

function toPart(html: string): RenderedPart {
  const id = / id="([^"]+)"/.exec(html.slice(0, html.indexOf('>')))?.[1];
  if (!id) throw new Error(`a part without an id: ${html.slice(0, 80)}`);
  return { id, version: digest(html).slice(0, 8), html };
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
