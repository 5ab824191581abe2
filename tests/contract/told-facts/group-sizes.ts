/** The most people in a group of a programme: `limité à douze`, `dix participants au plus`. Pure. */
import { claimIn } from './clash';
import { type Claim, type Disagreement, foldedText } from './disagreements';
import { programmesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

const limits =
  /limitee?s? a (\d{1,3})(?: (?:participants|personnes|stagiaires|places))?(?! (?:%|mois|ans|jours|heures|euros))|(?:en|par) groupes? de (\d{1,3})(?! a )|(\d{1,3}) (?:participants|personnes|stagiaires|inscrits) (?:au plus|au maximum|maximum)/g;

export function groupSizes(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const byProgramme = new Map<string, Claim[]>();
  for (const entry of entries)
    for (const told of entry.texts) {
      const text = foldedText(told.text);
      const named = [...new Set(programmesIn(text, names).map(({ of }) => of.slug))];
      const [slug, ...others] = named.length > 0 ? named : entry.programmes;
      if (slug === undefined || others.length > 0) continue;
      for (const [, limit, group, people] of text.matchAll(limits)) {
        const claims = byProgramme.get(slug) ?? [];
        claims.push(claimIn(entry, told, `group of ${slug}`, limit ?? group ?? people ?? ''));
        byProgramme.set(slug, claims);
      }
    }
  return [...byProgramme].flatMap(([slug, claims]) =>
    new Set(claims.map(({ value }) => value)).size > 1 ? [{ fact: `group of ${slug}`, claims }] : [],
  );
}
