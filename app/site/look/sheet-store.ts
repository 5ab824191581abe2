/** The style sheets of the school's look, by address: older ones too, since pages of a moment ago name them. */
import { digest } from '~/base/digest.server';

const address = /^\/assets\/apparence-[\w-]{8}\.css$/;

/** Enough for a school that tries colours, and for its previews. */
const maxSheets = 16;
const sheets = new Map<string, string>();

export const isSheetAddress = (path: string): boolean => address.test(path);

/** @returns the address of the sheet, which changes with its text; in `/assets`, whose files service workers keep */
export function storeSheet(text: string): string {
  const hash = digest(text).slice(0, 8);
  const path = `/assets/apparence-${hash}.css`;
  sheets.delete(path);
  sheets.set(path, text);
  const [oldest] = sheets.keys();
  if (sheets.size > maxSheets && oldest) sheets.delete(oldest);
  return path;
}

export const findSheet = (path: string): string | null => sheets.get(path) ?? null;

let currentSheet: string | null = null;

/** Notes the sheet of the settings that were read last; null: they have none. */
export function setCurrentSheet(path: string | null): void {
  currentSheet = path;
}

/** For documents that are made without the settings: errors outside of the app. */
export const currentLookSheet = (): string | null => currentSheet;
