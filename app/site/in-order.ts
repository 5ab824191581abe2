/** Sorts entries by a list of slugs, because the service has its own order; others are left out. */
export function inOrderOf<T extends { slug: string }>(slugs: readonly string[], entries: readonly T[]): T[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}
