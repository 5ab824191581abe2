/** Entries in the order their slugs are named, for a service answers in its own; those not named fall away. */
export function inOrderOf<T extends { slug: string }>(slugs: readonly string[], entries: readonly T[]): T[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}
