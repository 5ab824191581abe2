/** What a document tells its scripts: the data it was made of, and where the code of its routes is. Null in browsers. */
import { createContext } from 'react';

/** Of a built file. */
interface BuiltModule {
  /** Its address. */
  module: string;
  /** Addresses of what it imports. */
  imports?: string[];
}

interface DocumentScripts {
  /** A statement that hands the data over. */
  state: string;
  /** Remix's list of built files; `url` is its own address. */
  manifest: {
    url: string;
    entry: BuiltModule & { imports: string[] };
    routes: Readonly<Record<string, (BuiltModule & { id: string }) | undefined>>;
  };
}

export const PageScripts = createContext<DocumentScripts | null>(null);
