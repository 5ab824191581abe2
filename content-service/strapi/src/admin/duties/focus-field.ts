/**
 * Scrolls the editor to the field that the address names. Strapi's own `field` parameter causes an error on entries
 * with lists of components (5.54), so this one has another name.
 */
export const fieldParameter = 'champ';

/** @returns stops looking */
export function focusFieldOfAddress(): () => void {
  const name = new URLSearchParams(window.location.search).get(fieldParameter);
  if (!name) return () => {};
  const escaped = CSS.escape(name);
  const focus = () => {
    const field = document.querySelector<HTMLElement>(`[name="${escaped}"], [name^="${escaped}."]`);
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
}
