/** What a text says of all programmes of a diploma, `un bachelor en trois ans`, against their fields. Pure. */
import { clash } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { diplomas, programmesIn, type SchoolNames } from './school-names';
import type { ToldEntry } from './told-entries';

const units: Readonly<Record<string, string>> = {
  ans: 'years',
  an: 'years',
  year: 'years',
  years: 'years',
  mois: 'months',
};
const ofKind = new RegExp(
  `(?<![a-z])(${diplomas.join('|')}|bacs? professionnel|baccalaureat professionnel)s?(?![a-z])`,
  'g',
);

export function kindWords(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  return entries.flatMap((entry) =>
    [...entry.texts, ...entry.units.filter(({ place }) => /rows\.\d+$/.test(place))].flatMap((told) => {
      const text = foldedText(told.text);
      const isRow = told.text.includes(' | ');
      // In a row, a diploma is the subject where a cell begins with it.
      if (isRow && !new RegExp(`(?:^| \\| )${ofKind.source}`).test(text)) return [];
      const kinds = new Set(
        [...text.matchAll(ofKind)].map(([, kind = '']) =>
          /^bac/.test(kind) && kind !== 'bachelor' ? 'bac pro' : kind,
        ),
      );
      if (kinds.size === 0 || programmesIn(text, names).length > 0) return [];
      const isMixed = kinds.size > 2 || (kinds.size === 2 && !(kinds.has('bts') && kinds.has('btsa')));
      const known = durationsOf([...kinds], names);
      const claims = [...wrongCount(text, names), ...wrongState(text, names)].map(([fact, value, right]) =>
        clash(entry, told, fact, [value, right]),
      );
      if (isMixed) return claims;
      const kind = [...kinds].join(' or ');
      return [
        ...claims,
        ...said(text, isRow)
          .filter((duration) => !known.has(duration))
          .map((duration) => clash(entry, told, `duration of a ${kind}`, [duration, [...known].join(', ')])),
        ...(isRow ? wrongLevel(text, [...kinds], names) : []).map((level) =>
          clash(entry, told, `level of a ${kind}`, level),
        ),
      ];
    }),
  );
}

type Wrong = readonly [fact: string, said: string, known: string];

const kindOf = (word: string) =>
  /^bacs? pro|^baccalaureat/.test(word) ? 'bac pro' : word.replace(/s$/, '').replace(/^bt$/, 'bts');

/** `les deux bachelors en trois ans` */
function wrongCount(text: string, { programmes }: SchoolNames): Wrong[] {
  const counted =
    /(?:^|[^a-z])(?:les|nos|ses|aux|des) (\d{1,2}) (bacs? pro(?:fessionnel)?s?|bachelors?|masteres?|btsa?)(?: en (\d) (ans?))?(?![a-z])/g;
  return [...text.matchAll(counted)].flatMap(([, count = '', word = '', years]): Wrong[] => {
    const kind = kindOf(word);
    const all = programmes.filter(
      ({ diploma, entry }) =>
        (diploma === kind || (kind === 'bts' && diploma === 'btsa')) &&
        (years === undefined || String((entry.fields['duration'] as { value: number }).value) === years),
    );
    return all.length === Number(count) ? [] : [[`number of ${kind}`, count, String(all.length)]];
  });
}

/** `les BTS sont des diplômes d'État` */
function wrongState(text: string, { programmes }: SchoolNames): Wrong[] {
  const subject =
    /^(.{0,120}?) (?:est|sont) (?:un |des |de )?(?:diplomes? (?:d'etat|national|nationaux))/.exec(
      text,
    )?.[1] ?? '';
  return [...subject.replace(/.*[.;:]/, '').matchAll(ofKind)].flatMap(([, word = '']): Wrong[] => {
    const all = programmes.filter(({ diploma }) => diploma === kindOf(word));
    return all.some(({ entry }) => entry.fields['publicDiploma'] === true) ||
      all.length === 0 ||
      /(?:n'est|ne sont) pas/.test(text)
      ? []
      : [[`recognition of a ${kindOf(word)}`, 'a State diploma', 'not one']];
  });
}

/** A row says the level of the diploma after that of the entry. */
function wrongLevel(
  text: string,
  kinds: readonly string[],
  { programmes }: SchoolNames,
): (readonly [string, string])[] {
  const said = [...text.matchAll(/(?:niveau|level) (\d)(?!\d)/g)].map(([, level = '']) => level).sort();
  const known = new Set(
    programmes
      .filter(({ diploma }) => diploma !== null && kinds.includes(diploma))
      .map(({ entry }) => String((entry.fields['certification'] as { level?: number } | null)?.level)),
  );
  const highest = said.at(-1);
  return highest === undefined || known.has(highest) ? [] : [[highest, [...known].join(', ')]];
}

function durationsOf(kinds: readonly string[], { programmes }: SchoolNames): Set<string> {
  return new Set(
    programmes
      .filter(({ diploma }) => diploma !== null && kinds.includes(diploma))
      .map(({ entry }) => {
        const { value, unit } = entry.fields['duration'] as { value: number; unit: string };
        return `${value} ${unit}`;
      }),
  );
}

/** Behind the diploma's name, `en trois ans`; in a row of a table, a cell of its own. */
function said(text: string, isRow: boolean): string[] {
  const near = [
    ...text.matchAll(
      /(?:btsa?|bac pro|professionnels?|bachelors?|masteres?)(?: de l'ecole| de l'iet)?,? (?:en|dure|durent|se (?:fait|prepare|suit) en) (\d|un|une) (an|mois)(?:nee)?s?(?![a-z])(?! (?:apres|plus|de))/g,
    ),
  ].map(([, count = '', unit = '']) => `${count.replace(/une?/, '1')} ${units[unit]}`);
  if (!isRow) return near;
  const cells = text.split(' | ').flatMap((cell) => {
    const [, first, , second, unit = ''] =
      /^(\d)( (?:ou|a|or|to) (\d))? (ans?|mois|years?)(?: after a bts)?(?:, or|, ou|$)/.exec(cell) ?? [];
    const third = /, (?:or|ou) (\d) (?:ans|years)$/.exec(cell)?.[1];
    return [first, second, third]
      .filter((count) => count !== undefined)
      .map((count) => `${count} ${units[unit]}`);
  });
  return [...near, ...cells];
}
