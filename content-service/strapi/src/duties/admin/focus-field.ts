/**
 * Scrolls the editor to the field that the address names, and sets the focus there. Strapi's own `field` parameter
 * causes an error on entries with lists of components (5.54), so this one has another name.
 */
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/content-manager/strapi-admin';
import * as React from 'react';

export const fieldParameter = 'champ';

export function useFieldOfAddress(): void {
  const { contentType, layout } = useContentManagerContext();
  const known = React.useRef({ contentType, layout });
  React.useEffect(() => {
    known.current = { contentType, layout };
  }, [contentType, layout]);
  React.useEffect(() => {
    const name = new URLSearchParams(window.location.search).get(fieldParameter);
    if (!name) return;
    const escaped = CSS.escape(name);
    const focus = () => {
      const field =
        document.querySelector<HTMLElement>(`[name="${escaped}"], [name^="${escaped}."]`) ??
        firstAfterLabel(labelOfHiddenField(name, known.current));
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

/** Label of a part that the form has folded or does not have yet, so that none of its inputs is there. */
function labelOfHiddenField(name: string, { contentType, layout }: FormLayout): string | undefined {
  const [part = '', ...inside] = name.split('.');
  const isPart = /^(?:component|dynamiczone)$/.test(contentType?.attributes[part]?.type ?? '');
  // The inputs of a single part are about to come.
  const comesBy = inside.length > 0 && !/^\d+$/.test(inside[0] ?? '');
  return isPart && !comesBy ? layout.edit.metadatas[part]?.label : undefined;
}

/** Strapi's own button that opens or adds the part; its label may be followed by the number of rows and a star. */
function firstAfterLabel(label: string | undefined): HTMLElement | undefined {
  if (label === undefined) return undefined;
  const words = [...document.querySelectorAll('main label, main span')].find(({ textContent }) => {
    const [before, behind] = (textContent ?? '').split(label);
    return before === '' && /^(?:\*?$|\s\()/.test(behind ?? '-');
  });
  return [...document.querySelectorAll<HTMLElement>('main :is(button, input, a[href])')].find(
    (one) => words && words.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
