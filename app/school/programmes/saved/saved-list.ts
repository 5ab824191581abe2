/** 'Mes formations': the programmes a visitor keeps on this device, without an account or a request. Pure. */
import { comparisonHref, maxCompared } from '../comparison-address';

export interface SavedProgramme {
  slug: string;
  title: string;
  /** When it was saved, ISO 8601. */
  savedAt: string;
}

/** Most saved programmes. */
export const maxSaved = 20;

/** @param text content of the browser's storage; untrusted */
export function readSaved(text: string | null): SavedProgramme[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, maxSaved) : [];
  } catch {
    return [];
  }
}

export function isFull(saved: readonly SavedProgramme[]): boolean {
  return saved.length >= maxSaved;
}

/** The newest first. A programme that is already saved, or a full list, is unchanged. */
export function withProgramme(
  saved: readonly SavedProgramme[],
  programme: SavedProgramme,
): readonly SavedProgramme[] {
  const isSaved = saved.some(({ slug }) => slug === programme.slug);
  return isSaved || isFull(saved) ? saved : [programme, ...saved];
}

export function withoutProgramme(saved: readonly SavedProgramme[], slug: string): readonly SavedProgramme[] {
  return saved.filter((programme) => programme.slug !== slug);
}

/** Address of the list as a table, which has room for the latest ones. */
export function tableHref(saved: readonly Pick<SavedProgramme, 'slug'>[]): string {
  return comparisonHref(saved.slice(0, maxCompared).map(({ slug }) => slug));
}

function isSaved(value: unknown): value is SavedProgramme {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, title, savedAt } = value as Record<string, unknown>;
  // The signs of slugs, not the whole rule of the model, which would be 80 bytes more on every page.
  const named = typeof slug === 'string' && /^[\w.~-]+$/.test(slug) && typeof title === 'string';
  return named && typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt));
}
