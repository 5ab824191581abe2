/** Data of a document for its scripts: its loader data, and the addresses of its routes' code. Null in browsers. */
import { createContext } from 'react';

/** The used exports of a built file. */
interface BuiltModule {
  /** Its address. */
  module: string;
  /** Addresses of its imports. */
  imports?: string[];
}

interface DocumentScripts {
  /** A statement that passes the data on. */
  state: string;
  /** Remix's list of built files; `url` is its own address. */
  manifest: {
    url: string;
    entry: BuiltModule & { imports: string[] };
    routes: Readonly<Record<string, (BuiltModule & { id: string }) | undefined>>;
  };
}

export const PageScripts = createContext<DocumentScripts | null>(null);
