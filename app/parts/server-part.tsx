import { createElement, useContext, useState } from 'react';
import { useLatestRefresh } from '~/browser/use-latest-refresh';
import { useBeforePaint, useEnhancement } from '~/ui/enhancement';
import { elementOf, type PartElement, type RenderedPart } from './part';
import { PartMarkup } from './part-markup';

interface PartState {
  part: RenderedPart;
  element: PartElement | null;
  /** The open details of the previous markup. */
  opened: readonly boolean[];
}

/**
 * Shows a part as the server rendered it. In a document that is the existing markup: React leaves it unchanged.
 * Unfolded elements stay open when the part changes. Another entry's part needs another key.
 */
export function ServerPart({ part }: { part: RenderedPart }) {
  const markupOf = useContext(PartMarkup);
  const [shown, setShown] = useState(() => {
    const html = part.html ?? markupOf?.(part);
    return html === undefined ? inDocument(part) : show(part, html);
  });
  if (shown.part.version !== part.version || (!shown.element && shown.part.html !== part.html))
    setShown({ ...show(part, part.html ?? ''), opened: detailsOf(part).map(({ open }) => open) });
  useBeforePaint(() => {
    for (const [index, details] of detailsOf({ id: part.id }).entries()) {
      if (shown.opened[index]) details.open = true;
    }
  }, [shown, part.id]);
  if (part.id === '') return null;
  if (!shown.element) return <AskForPart />;
  const { tag, props, inner } = shown.element;
  return createElement(tag, {
    ...props,
    dangerouslySetInnerHTML: { __html: inner },
    // The browser writes the same markup in other words.
    suppressHydrationWarning: true,
  });
}

/** All parts come with one answer. */
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

function show(part: RenderedPart, html: string): PartState {
  return { part, element: elementOf(html), opened: [] };
}

/** If the markup cannot be read this fails, and the page is restored: the part would be empty otherwise. */
function inDocument(part: RenderedPart): PartState {
  const written = document.getElementById(part.id);
  return show(part, written ? written.outerHTML : '');
}

function detailsOf({ id }: Pick<RenderedPart, 'id'>): HTMLDetailsElement[] {
  return [...(document.getElementById(id)?.querySelectorAll('details') ?? [])];
}
