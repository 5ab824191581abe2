/**
 * The inline scripts of a page, registered while the application writes them: the page's policy allows these and no
 * others. The browser registers none.
 */
import { createContext } from 'react';

type RegisterScript = (script: string) => void;

export const ScriptRegistry = createContext<RegisterScript>(() => undefined);

/** In development, for the inline scripts of Remix, which do not report themselves. */
export const ScriptNonce = createContext<string | undefined>(undefined);
