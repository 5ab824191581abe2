import { useEnhancement } from '~/ui/enhancement';

const closedParts = '.sheet-folded details:not([open])';

/** Opens every part for printing, in browsers without `::details-content`: elsewhere style sheets do. */
export function useOpenOnPaper(): void {
  useEnhancement(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>(closedParts)];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
