/** Words beside the name of a programme against its fields: rhythm, duration, diploma, campus. Pure. */
import { clash } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { campusesIn, type NamedProgramme, programmesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

const rhythmWords = /temps plein|alternance|apprentissage/g;
const units: Readonly<Record<string, string>> = { an: 'years', mois: 'months', jour: 'days', heure: 'hours' };

export function programmeWords(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  return entries.flatMap((entry) =>
    [...entry.texts, ...entry.units.filter(({ place }) => /\d/.test(place))].flatMap((told) => {
      const text = foldedText(told.text);
      const mentions = programmesIn(text, names);
      const found = (of: NamedProgramme, fact: string, said: string, known: string) =>
        clash(entry, told, `${fact} of ${of.slug}`, [said, known]);
      const groups = groupsAt(text, names).map(([slug, city, known]) =>
        clash(entry, told, `campus of ${slug}`, [city, known]),
      );
      const beside = mentions.flatMap(({ of, start, end }, index) => {
        const next = mentions[index + 1]?.start ?? text.length;
        const after = clauseOf(text.slice(end, Math.min(next, end + 110)));
        return [
          ...rhythmsIn(after)
            .filter((rhythm) => !listOf(of, 'rhythms').includes(rhythm))
            .map((rhythm) => found(of, 'rhythm', rhythm, listOf(of, 'rhythms').join(', '))),
          ...durationsIn(after)
            .filter((duration) => duration !== durationOf(of))
            .map((duration) => found(of, 'duration', duration, durationOf(of))),
          ...entriesIn(after)
            .filter((level) => level !== String(of.entry.fields['entryLevel']))
            .map((level) => found(of, 'entry', `bac+${level}`, `bac+${of.entry.fields['entryLevel']}`)),
          ...(index === mentions.length - 1 && !isBefore(text.slice(0, start)) ? later(after) : [])
            .filter((duration) => !mentions.some((one) => durationOf(one.of) === duration))
            .map((duration) => found(of, 'duration', duration, durationOf(of))),
          ...levelsIn(after)
            .filter((level) => level !== levelOf(of))
            .map((level) => found(of, 'level', level, levelOf(of))),
          ...placesAfter(after, names)
            .filter((slug) => !listOf(of, 'campuses').includes(slug))
            .map((slug) => found(of, 'campus', slug, listOf(of, 'campuses').join(', '))),
          ...followers(after, mentions[index + 1]?.of)
            .filter((follower) => numberOf(follower, 'entryLevel') > numberOf(of, 'exitLevel'))
            .map((follower) => found(of, 'follower', follower.slug, `bac+${numberOf(of, 'exitLevel')}`)),
        ];
      });
      return [...groups, ...beside];
    }),
  );
}

/** Up to the end of the clause. */
const clauseOf = (text: string) => /^[^.;:!?|]*/.exec(text)?.[0] ?? '';

const numberOf = ({ entry }: NamedProgramme, field: string) => Number(entry.fields[field]);

/** `…, puis le Mastère` */
const followers = (after: string, next: NamedProgramme | undefined): NamedProgramme[] =>
  next && /^[^.;:]{0,40}(?:puis|ensuite|avant)(?: (?:le|un|par le|en|au))? $/.test(after) ? [next] : [];

/** `les apprentis en maintenance éolienne de Nantes` */
function groupsAt(
  text: string,
  names: SchoolNames,
): (readonly [slug: string, city: string, known: string])[] {
  const groups =
    /(?:apprentie?s?|etudiante?s?|eleves?|promotions?) (?:en|de|du) ([a-z' ]{3,50}?) (?:de |d'|a )(?=[a-z])/g;
  return [...text.matchAll(groups)].flatMap((match) => {
    const subject = match[1] ?? '';
    const taught = names.programmes.filter((one) => one.subject === subject || one.short === subject);
    const [city] = campusesIn(text.slice(match.index + match[0].length), names);
    const isTaught = taught.some((one) => listOf(one, 'campuses').includes(city?.of.slug ?? ''));
    return taught.length > 0 && city?.start === 0 && !isTaught
      ? [
          [
            taught[0]?.slug ?? '',
            city.of.slug,
            taught.map((one) => listOf(one, 'campuses').join(', ')).join(' / '),
          ] as const,
        ]
      : [];
  });
}

const listOf = ({ entry }: NamedProgramme, field: string) => (entry.fields[field] ?? []) as string[];

/** `, à temps plein`, `en apprentissage`: near the name, not of something else in the sentence. */
function rhythmsIn(after: string): string[] {
  const words =
    /^.{0,45}?(?<![a-z])(?:a|en|par l'|par) (?:temps plein|alternance|apprentissage)(?: (?:ou|et) (?:a|en) (?:temps plein|alternance|apprentissage))?/.exec(
      after,
    )?.[0] ?? '';
  return [...words.matchAll(rhythmWords)].map(([word]) => (word === 'temps plein' ? 'fulltime' : 'periodic'));
}

/** `après un Bac+3`, `accessible à partir de Bac+2`. */
const entriesIn = (after: string): string[] =>
  [
    ...after.matchAll(/(?:apres|a partir|accessible|ouverte?|entree|des)(?![a-z])[^.;]{0,40}?bac ?\+ ?(\d)/g),
  ].map(([, level = '']) => level);

const durationsIn = (after: string): string[] =>
  [
    ...after.matchAll(
      /^[ ,(|]*(?:se (?:suit|prepare|fait) |dure |en alternance |a temps plein |en apprentissage )?(?:en |sur |dure )?(\d{1,3}|un|une) (an|mois|jour|heure)(?:nee)?e?s?(?![a-z])(?! (?:apres|d'experience|de stage|dans|chez|plus tard))/g,
    ),
  ].map(([, count = '', unit = '']) => `${count.replace(/une?/, '1')} ${units[unit]}`);

/** `… conduisent au métier en un an`: of one of the programmes before it. */
const later = (after: string): string[] =>
  [...after.matchAll(/ en (\d|un|une) (an|mois)s?(?![a-z])(?! (?:apres|de|dans|chez))/g)].map(
    ([, count = '', unit = '']) => `${count.replace(/une?/, '1')} ${units[unit]}`,
  );

/** `Après un BTSA`, something else follows. */
const isBefore = (before: string): boolean =>
  /(?:apres|avant|vers|en plus d)(?: (?:un|une|le|la|son))? $/.test(before);

const levelsIn = (after: string): string[] =>
  [...after.matchAll(/^[ ,(]*(?:un |est un )?(?:titre|diplome)(?: [a-z']+){0,2} de niveau (\d)(?!\d)/g)].map(
    ([, level = '']) => level,
  );

const levelOf = ({ entry }: NamedProgramme) =>
  String((entry.fields['certification'] as { level?: number } | null)?.level);

const durationOf = ({ entry }: NamedProgramme) => {
  const { value, unit } = (entry.fields['duration'] ?? {}) as { value?: number; unit?: string };
  return `${value} ${unit}`;
};

/** `à Lyon`, `au campus de Lyon`, right behind the name. */
function placesAfter(after: string, names: SchoolNames): string[] {
  const place =
    /^[ ,(]*(?:en premiere annee |en deuxieme annee )?(?:sur le |au |du )?(?:campus )?(?:a|de|d'|-) ?/.exec(
      after,
    )?.[0];
  if (place === undefined) return [];
  const [first] = campusesIn(after, names);
  return first?.start === place.length ? [first.of.slug] : [];
}
