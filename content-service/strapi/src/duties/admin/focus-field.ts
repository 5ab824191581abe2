/**
 * Scrolls the editor to the field that the address names, and sets the focus there. Strapi's own `field` parameter
 * causes an error on entries with lists of components (5.54), so this one has another name.
 */
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/content-manager/strapi-admin';
import * as React from 'react';

export const fieldParameter = 'champ';

export function useFieldOfAddress(): void {
  const { contentType, layout } = useContentManagerContext();
  const form = React.useRef({ contentType, layout });
  React.useEffect(() => {
    form.current = { contentType, layout };
  }, [contentType, layout]);
  React.useEffect(() => {
    const name = new URLSearchParams(window.location.search).get(fieldParameter);
    if (!name) return;
    const escaped = CSS.escape(name);
    const focus = () => {
      const field =
        document.querySelector<HTMLElement>(`[name="${escaped}"], [name^="${escaped}."]`) ??
        firstControlAfter(labelOfFoldedPart(name, form.current));
      if (!field) return;
      observer.disconnect();
      field.focus();
      field.scrollIntoView({ block: 'center' });
    };
    // The project's own inputs are rendered later than the form.
    const observer = new MutationObserver(focus);
    observer.observe(document.body, { childList: true, subtree: true });
    focus();
    return () => observer.disconnect();
  }, []);
}

type FormLayout = Pick<ReturnType<typeof useContentManagerContext>, 'contentType' | 'layout'>;

/** Label of a part whose inputs are not on the page, because the form has folded it or does not have it yet. */
function labelOfFoldedPart(name: string, { contentType, layout }: FormLayout): string | undefined {
  const [part = '', ...fieldOfPart] = name.split('.');
  const isPart = /^(?:component|dynamiczone)$/.test(contentType?.attributes[part]?.type ?? '');
  // Strapi renders the inputs of a single part by itself, a moment later.
  const isSinglePart = fieldOfPart.length > 0 && !/^\d+$/.test(fieldOfPart[0] ?? '');
  return isPart && !isSinglePart ? layout.edit.metadatas[part]?.label : undefined;
}

/** Strapi's button that opens or adds a part; behind the label of the part are a star, or the number of its rows. */
function firstControlAfter(label: string | undefined): HTMLElement | undefined {
  if (label === undefined) return undefined;
  const labelElement = [...document.querySelectorAll('main label, main span')].find(({ textContent }) => {
    const [textBefore, textBehind] = (textContent ?? '').split(label);
    return textBefore === '' && /^(?:\*?$|\s\()/.test(textBehind ?? '-');
  });
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, input, a[href])')];
  return controls.find(
    (control) =>
      labelElement && labelElement.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
