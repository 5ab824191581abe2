/** On paper every part is open: style sheets do this, except in browsers without `::details-content`. */
import { useEnhancement } from '~/ui/enhancement';

export function useOpenOnPaper(): void {
  useEnhancement(() => {
    let opened: HTMLDetailsElement[] = [];
    const set = (open: boolean) => {
      if (open)
        opened = [...document.querySelectorAll<HTMLDetailsElement>('.sheet-folded details:not([open])')];
      for (const details of opened) details.open = open;
    };
    const open = () => set(true);
    const close = () => set(false);
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
