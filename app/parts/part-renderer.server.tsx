/** Renders parts of pages, and keeps them: the markup of the same entry, labels and links is rendered once. */
import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { digest, digestOfObject } from '~/base/digest.server';
import { AbsentLinksProvider } from '~/site/absent-links';
import type { LabelOverrides } from '~/site/labels';
import { LabelsProvider } from '~/site/labels-context';
import type { Locale } from '../../content-model/rules/locale';
import { whileSame } from '../../content-model/values/while-same';
import { HtmlPart } from './html-part.server';
import type { RenderedPart, WholePart } from './part';

/** Context that every component may use. */
export interface PartContext {
  locale: Locale;
  labels: LabelOverrides;
  absent: readonly string[];
}

/**
 * @param Component without state and effects, with one element that has an id
 * @param props with equal props the part is the same
 * @returns a part without markup where the component shows nothing
 * @throws when the element has no id
 */
export type PartRenderer<Part extends RenderedPart = RenderedPart> = <Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
) => Part;

export interface PartCache {
  /** A renderer of parts with these labels and links. */
  rendererFor(context: PartContext): PartRenderer<WholePart>;
}

/** Bytes of kept markup: twice the total of all pages of the demonstration. */
const maxBytes = 8_000_000;

/** @param onRendered called with the markup of each part, when it is rendered */
export function createPartCache(onRendered: (html: string) => void = () => undefined): PartCache {
  const cachedParts = new LRUCache<string, HtmlPart>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  let componentCount = 0;
  const numberOf = whileSame((_: ComponentType<never>) => ++componentCount);

  return {
    rendererFor(context) {
      const { locale, labels, absent } = context;
      const contextBrief = briefOf({ locale, labels, absent });
      return (Component, props) => {
        const number = numberOf(Component as ComponentType<never>);
        const key = digest(`${number} ${contextBrief} ${briefOf(props)}`);
        const part = cachedParts.get(key) ?? renderPart(Component, props);
        cachedParts.set(key, part);
        return part;
      };

      function renderPart<Props extends object>(Component: ComponentType<Props>, props: Props): HtmlPart {
        const html = renderToStaticMarkup(
          <LabelsProvider overrides={labels} language={locale}>
            <AbsentLinksProvider hrefs={absent}>{createElement(Component, props)}</AbsentLinksProvider>
          </LabelsProvider>,
        );
        onRendered(html);
        return HtmlPart.of(html);
      }
    },
  };
}

/** JSON of an object, its menus and lists as digests: they are the same on every page, and are read through once. */
function briefOf(values: object): string {
  return JSON.stringify(values, (name, value) =>
    name !== '' && typeof value === 'object' && value !== null ? [digestOfObject(value)] : value,
  );
}
