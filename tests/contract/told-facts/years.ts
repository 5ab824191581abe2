/** The years of the school's history: of its beginning, and of the opening of a campus. Pure. */
import { claimIn } from './clash';
import { type Claim, type Disagreement, foldedText } from './disagreements';
import { campusesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

const opening =
  /ouvr|ouvert|naissance|premiere classe|first class|opens|campuses outside|premiers campus|campus hors|cree|fonde|inaugur|eleves|students/;

export function years(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const claims = entries
    .filter(({ collection }) => ['articles', 'answers', 'faqs', 'campuses'].includes(collection))
    .flatMap((entry) =>
      [...entry.units.filter(({ place }) => /(?:^|\.)items\.\d+$/.test(place)), ...entry.texts].flatMap(
        (told): Claim[] => {
          const text = foldedText(told.text);
          const [year, ...others] = new Set(text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []);
          const cities = new Set(campusesIn(text.slice(0, 120), names).map(({ of }) => of.slug));
          if (year === undefined || others.length > 0 || !opening.test(text)) return [];
          const of = entry.collection === 'campuses' ? entry.campuses : [...cities].slice(0, 1);
          return /^\d{4} \| /.test(text) || entry.collection === 'campuses'
            ? of.map((slug) => claimIn(entry, told, `year of ${slug}`, year))
            : [];
        },
      ),
    );
  const byFact = grouped(claims);
  return [...byFact].flatMap(([fact, all]) =>
    new Set(all.map(({ value }) => value)).size > 1 ? [{ fact, claims: all }] : [],
  );
}

function grouped(claims: readonly Claim[]): Map<string, Claim[]> {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) groups.set(claim.fact, [...(groups.get(claim.fact) ?? []), claim]);
  return groups;
}
