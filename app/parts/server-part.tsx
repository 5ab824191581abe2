import { createElement, useContext, useState } from 'react';
import { useLatestRefresh } from '~/browser/use-latest-refresh';
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';
import type { RenderedPart } from './part';
import { elementOf, type PartElement } from './part-element';
import { PartMarkup } from './part-markup';

interface PartState {
  part: RenderedPart;
  element: PartElement | null;
  /** Whether each `<details>` of the previous markup was open. */
  opened: readonly boolean[];
}

/**
 * Shows a part as the server rendered it. In a document that is the existing markup: React leaves it unchanged.
 * Unfolded elements stay open when the part changes. Another entry's part needs another key.
 */
export function ServerPart({ part }: { part: RenderedPart }) {
  const markupOf = useContext(PartMarkup);
  const [displayed, setDisplayed] = useState(() => {
    const html = part.html ?? markupOf?.(part);
    return html === undefined ? stateFromDocument(part) : stateOf(part, html);
  });
  const hasChanged = displayed.part.version !== part.version;
  const hasArrived = !displayed.element && displayed.part.html !== part.html;
  if (hasChanged || hasArrived) {
    const opened = detailsOf(part.id).map(({ open }) => open);
    setDisplayed({ ...stateOf(part, part.html ?? ''), opened });
  }
  useBeforePaint(() => {
    for (const [index, details] of detailsOf(part.id).entries()) {
      if (displayed.opened[index]) details.open = true;
    }
  }, [displayed, part.id]);
  if (part.id === '') return null;
  if (!displayed.element) return <AskForPart />;
  const { tag, props, inner } = displayed.element;
  return createElement(tag, {
    ...props,
    dangerouslySetInnerHTML: { __html: inner },
    // The browser may spell the same markup differently.
    suppressHydrationWarning: true,
  });
}

/** One request brings all parts of a page. */
let isAsking = false;

/** In place of a part that neither the page nor its data has: the previous page had no chrome. */
function AskForPart() {
  const refresh = useLatestRefresh();
  useEnhancement(() => {
    if (isAsking) return;
    isAsking = true;
    void refresh.current().finally(() => {
      isAsking = false;
    });
  }, [refresh]);
  return null;
}

function stateOf(part: RenderedPart, html: string): PartState {
  return { part, element: elementOf(html), opened: [] };
}

/**
 * The part in the document, or no element where the document has none.
 *
 * @throws in a browser that does not say the markup of an element, so that the page is restored as the server sent it
 */
function stateFromDocument(part: RenderedPart): PartState {
  const element = document.getElementById(part.id);
  return stateOf(part, element ? element.outerHTML : '');
}

function detailsOf(id: string): HTMLDetailsElement[] {
  return [...(document.getElementById(id)?.querySelectorAll('details') ?? [])];
}
