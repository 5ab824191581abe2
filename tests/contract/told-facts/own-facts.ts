/** What an entry says of itself against its own fields. Pure. */
import type { Told } from './claims';
import { type Denied, isOf } from './declared';
import { momentOf } from './field-sentences';
import type { Thing } from './names';
import type { ToldEntry } from './told-entries';
import { isWord, stemOf, wordsOf } from './words';

export function deniedByOwn(all: readonly Told[], entries: readonly ToldEntry[]): Denied[] {
  return [
    ...all.flatMap((told) => [...wrongMoments(told), ...wrongNames(told)]),
    ...wrongStories(all, entries),
    ...unknownNames(all),
    ...entries.flatMap((entry) => {
      const own = all.filter((told) => told.entry === entry);
      return [...wrongRents(entry, own), ...wrongShares(entry, own)];
    }),
  ];
}

/** A text of some campuses and programmes names no other ones. */
function wrongNames(told: Told): Denied[] {
  const { collection, fields, ...entry } = told.entry;
  const campuses =
    collection === 'programmes' ? (fields['campuses'] as string[] | undefined) : entry.campuses;
  if (!/^(?:events|news|offers|people|works|programmes)$/.test(collection)) return [];
  return told.mentions.flatMap(({ of }) =>
    of.type === 'campus'
      ? deny(told, 'campus', [of.slug], campuses ?? [])
      : of.type === 'programme' && collection !== 'programmes'
        ? deny(told, 'programme', [of.slug], entry.programmes)
        : [],
  );
}

/** Groups of students, and whoever has a function on a campus. */
const named: readonly RegExp[] = [
  /(?:[Aa]ssociation|[Cc]lub|[Cc]ollectif|[Ée]quipe|équipe|[Rr]adio|[Ff]anfare|[Cc]horale|[Tt]roupe)[^.«]{0,12}« ?(\p{Lu}[^»]{2,40}?) ?»/gu,
  /(\p{Lu}[\p{L}’-]{1,30} \p{Lu}[\p{L}’-]{1,30}), (?:direct(?:eur|rice) du campus|responsable des |chargée? d[’e]|référente? )/gu,
];

/** The page of a campus names them. */
function unknownNames(all: readonly Told[]): Denied[] {
  const known = all
    .filter(({ entry }) => /^(?:campuses|people)$/.test(entry.collection))
    .map(({ statement }) => statement.text)
    .join('\n');
  return all.flatMap((told) =>
    named.flatMap((form) =>
      [...told.statement.text.matchAll(form)].flatMap(([, name = '']) =>
        known.includes(name) ? [] : [{ told, of: 'a campus', kind: 'name', said: name, known: 'others' }],
      ),
    ),
  );
}

/** The text of a campus says the rents of its fields. */
function wrongRents({ collection, fields }: ToldEntry, own: readonly Told[]): Denied[] {
  const { from, to } = (fields['rent'] ?? {}) as { from?: number; to?: number };
  const texts = own.filter(({ statement: { place } }) => place === 'housing');
  const said = new Set(texts.flatMap(({ words }) => words.map(Number)));
  const told = texts.find(({ values }) => values.some(({ kind }) => kind === '€')) ?? texts[0];
  if (collection !== 'campuses' || !told || !from || !to || (said.has(from) && said.has(to))) return [];
  const rents = told.values
    .filter(({ kind }) => kind === '€')
    .flatMap(({ is, range }) => [...(range ?? is)].map(String));
  return [{ told, of: 'its fields', kind: 'rent', said: rents.join(' to '), known: `${from} to ${to}` }];
}

const less = /(?:redui|baiss|diminu|econom|moins|augment|hausse)/;

/** `réduire d’un tiers l’énergie`, and a row of a table: from 148 to 99. */
function wrongShares(entry: ToldEntry, own: readonly Told[]): Denied[] {
  const cells = own.filter(({ statement: { place } }) => /\.rows\.\d+\.\d+$/.test(place));
  return own
    .filter(({ words, values }) => less.test(words.join(' ')) && values.some(({ kind }) => kind === '%'))
    .flatMap((told) => {
      const share = told.values.find(({ kind }) => kind === '%');
      const head = ({ statement }: Told) =>
        wordsOf(statement.heading.split(' | ')[0] ?? '', entry.locale)
          .filter(isWord)
          .map(stemOf);
      const row = cells.filter(
        (cell) =>
          Number(cell.statement.text) > 0 && head(cell).filter((stem) => told.stems.has(stem)).length > 1,
      );
      const [first, last] = [Number(row[0]?.statement.text), Number(row.at(-1)?.statement.text)];
      const change = Math.abs(100 - (100 * last) / first);
      return share && row.length > 1 && Math.abs(Number(share.is[0]) - change) > 5
        ? [{ told, of: entry.slug, kind: '%', said: `${share.is[0]} %`, known: `${first} to ${last}` }]
        : [];
    });
}

function deny(told: Told, kind: string, said: readonly string[], known: readonly string[]): Denied[] {
  return said.length > 0 && known.length > 0 && !said.some((one) => known.includes(one))
    ? [{ told, of: told.entry.slug, kind, said: [...new Set(said)].join(', '), known: known.join(', ') }]
    : [];
}

/** A story names the programme and the campus of the fields; the campus teaches the programme, as long as the offer lasts. */
function wrongStories(all: readonly Told[], entries: readonly ToldEntry[]): Denied[] {
  const programmes = new Map<string, Thing>();
  const byEntry = new Map<ToldEntry, Told[]>();
  for (const told of all) {
    byEntry.set(told.entry, [...(byEntry.get(told.entry) ?? []), told]);
    for (const { of } of told.mentions.filter(isOf('programme'))) programmes.set(of.slug, of);
  }
  return entries.flatMap((entry) => {
    const texts = byEntry.get(entry) ?? [];
    const [first] = texts;
    const [campus] = entry.campuses;
    if (!/^(?:people|offers|events)$/.test(entry.collection) || !first || campus === undefined) return [];
    const known = (kind: string) =>
      entry.programmes.flatMap((slug) => [...(programmes.get(slug)?.facts.get(kind) ?? [])].map(String));
    const lengths = texts
      .filter(({ statement }) => statement.place === 'duration')
      .flatMap(({ values }) => values.filter(({ kind }) => kind === 'months').map(({ is }) => String(is[0])));
    return [
      ...(entry.fields['contract'] === 'apprenticeship'
        ? deny(first, 'months', lengths, known('months'))
        : []),
      ...entry.programmes.flatMap((slug) =>
        deny(first, 'campus', [campus], [...(programmes.get(slug)?.facts.get('campus') ?? [])].map(String)),
      ),
    ];
  });
}

/** Hours and weekday of an event. */
function wrongMoments(told: Told): Denied[] {
  const { entry, statement, words, values } = told;
  const [start, end] = [momentOf(entry.fields['dateStart']), momentOf(entry.fields['dateEnd'])];
  if (entry.collection !== 'events' || !start || statement.place === 'field') return [];
  const isHead = statement.place !== 'body';
  return values
    .filter(({ kind, is, range, from }) => {
      const before = words.slice(Math.max(0, from - 4), from).join(' ');
      if (kind === 'weekday')
        return (
          start.day !== null && is[0] !== start.day && (isHead ? /(?:un|ce|le)$/ : /(?:^| )ce$/).test(before)
        );
      if (kind === 'half' && isHead && start.day !== null && end !== null && end.minutes > start.minutes)
        return is[0] === 'half' ? end.minutes - start.minutes > 330 : end.minutes - start.minutes < 270;
      if (kind !== 'clock') return false;
      // A body tells parts of the event as well.
      if (range)
        return (
          (isHead || /(?:^| )(?:visites?|ouvre|ouvert) /.test(`${before} `)) &&
          end !== null &&
          (range[0] !== start.minutes || range[1] !== end.minutes)
        );
      const isBeginning = /rendez-vous|retrouve|ouvre|commence|debute/.test(before);
      return isBeginning && (Number(is[0]) > start.minutes || Number(is[0]) < start.minutes - 60);
    })
    .map(({ kind, is, range }) => ({
      told,
      of: entry.slug,
      kind,
      said: (range ?? is).join(' to '),
      known: `${start.day} de ${start.clock} à ${end?.clock}`,
    }));
}
