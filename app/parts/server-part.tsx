import { createElement, useContext, useState } from 'react';
import { useBeforePaint } from '~/ui/enhancement';
import { elementOf, type PartElement, type RenderedPart } from './part';
import { PartMarkup } from './part-markup';

interface Shown {
  version: string;
  element: PartElement | null;
  /** Of the markup before: which of its details were open. */
  opened: readonly boolean[];
}

/**
 * Shows a part as the server rendered it. In a document that is the markup which is there: React leaves it alone. What
 * a visitor has unfolded stays so when the part changes. Another entry's part needs another key.
 */
export function ServerPart({ part }: { part: RenderedPart }) {
  const placeholder = useContext(PartMarkup)?.(part);
  const [shown, setShown] = useState(() => read(part));
  if (shown.version !== part.version)
    setShown({ ...read(part), opened: detailsOf(part).map(({ open }) => open) });
  useBeforePaint(() => {
    for (const [index, details] of detailsOf({ id: part.id }).entries()) {
      if (shown.opened[index]) details.open = true;
    }
  }, [shown, part.id]);
  if (!shown.element) return null;
  const { tag, props, inner } = shown.element;
  return createElement(tag, {
    ...props,
    dangerouslySetInnerHTML: { __html: placeholder ?? inner },
    // The browser writes the same markup in other words.
    suppressHydrationWarning: true,
  });
}

/** Where the markup cannot be read this fails, and the page is put back: nothing would be there in its place. */
function read({ id, version, html }: RenderedPart): Shown {
  const written = html === undefined ? document.getElementById(id) : null;
  return { version, element: elementOf(written ? written.outerHTML : (html ?? '')), opened: [] };
}

function detailsOf({ id }: Pick<RenderedPart, 'id'>): HTMLDetailsElement[] {
  return [...(document.getElementById(id)?.querySelectorAll('details') ?? [])];
}
