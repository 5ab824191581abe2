/** Links of the site's own that lead nowhere in this school: to pages nobody wrote, and lists that have nothing. */
import { createContext, type ReactNode, useContext } from 'react';

const AbsentLinksContext = createContext<readonly string[]>([]);

interface AbsentLinksProviderProps {
  hrefs: readonly string[];
  children: ReactNode;
}

export function AbsentLinksProvider({ hrefs, children }: AbsentLinksProviderProps) {
  return <AbsentLinksContext.Provider value={hrefs}>{children}</AbsentLinksContext.Provider>;
}

/** Says of an address, whatever its query, whether it may be linked. Of addresses that editors wrote nothing is known: they may. */
export function useIsThere(): (href: string) => boolean {
  const absent = useContext(AbsentLinksContext);
  return (href) => !absent.includes(href.split('?')[0] ?? '');
}
