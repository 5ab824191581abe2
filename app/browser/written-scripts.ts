/**
 * The inline scripts the application writes into a page, told while they are written: the policy of the page
 * allows these and no others. In browsers nobody is told.
 */
import { createContext } from 'react';

export type ScriptWritten = (script: string) => void;

export const WrittenScripts = createContext<ScriptWritten>(() => undefined);

/** In development, for the inline scripts of Remix, which do not report themselves. */
export const ScriptNonce = createContext<string | undefined>(undefined);
