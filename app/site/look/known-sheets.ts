/**
 * Style sheets of schools' looks that this process has made, by their address: pages of a moment ago name the one before.
 */
import { createHash } from 'node:crypto';

const address = /^\/assets\/apparence-[\w-]{8}\.css$/;

/** Those of a school that tries colours, and of its previews. */
const mostSheets = 16;
const sheets = new Map<string, string>();

export const isSheetAddress = (path: string): boolean => address.test(path);

/** @returns the address of the sheet, which changes with its text; below that of other sheets, as workers keep them */
export function keepSheet(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const path = `/assets/apparence-${hash}.css`;
  sheets.delete(path);
  sheets.set(path, text);
  const [oldest] = sheets.keys();
  if (sheets.size > mostSheets && oldest) sheets.delete(oldest);
  return path;
}

export const keptSheet = (path: string): string | null => sheets.get(path) ?? null;

let currentSheet: string | null = null;

/** Notes the sheet of the settings that were read last; null: they have none. */
export function noteShownSheet(path: string | null): void {
  currentSheet = path;
}

/** For documents that are made without the settings: errors outside of the app. */
export const shownSheet = (): string | null => currentSheet;
