/** Addresses that the site must not link to in this school: missing pages and empty lists. */
import { createContext, type ReactNode, useContext } from 'react';

const AbsentLinksContext = createContext<readonly string[]>([]);

interface AbsentLinksProviderProps {
  hrefs: readonly string[];
  children: ReactNode;
}

export function AbsentLinksProvider({ hrefs, children }: AbsentLinksProviderProps) {
  return <AbsentLinksContext.Provider value={hrefs}>{children}</AbsentLinksContext.Provider>;
}

/** Whether an address, with any query, may be linked. Addresses in editors' texts are unknown, and allowed. */
export function useIsThere(): (href: string) => boolean {
  const absent = useContext(AbsentLinksContext);
  return (href) => !absent.includes(href.split('?')[0] ?? '');
}
