/**
 * The inline scripts the application writes into a page, told while they are written: the policy of the page
 * allows these and no others. Nothing is told in browsers and under stock `remix-serve`.
 */
import { createContext } from 'react';

export type ScriptWritten = (script: string) => void;

export const WrittenScripts = createContext<ScriptWritten>(() => undefined);
