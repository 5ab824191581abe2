import { withoutStackedAccents } from './stacked-accents';

/** Lower case without accents and ligatures: `Forêt` → `foret`, `Œuvre` → `oeuvre`. */
export function foldAccents(text: string): string {
  return withoutStackedAccents(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
