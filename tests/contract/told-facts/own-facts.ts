/** What an entry says of itself against its own fields. Pure. */
import type { Told } from './claims';
import { type Denied, isOf } from './declared';
import { momentOf } from './field-sentences';
import type { Thing } from './names';
import type { ToldEntry } from './told-entries';

export function deniedByOwn(all: readonly Told[], entries: readonly ToldEntry[]): Denied[] {
  return [
    ...all.flatMap((told) => [...wrongMoments(told), ...wrongTitle(told)]),
    ...wrongStories(all, entries),
  ];
}

/** The title of an event, and the city of an offer, are those of its campus. */
function wrongTitle(told: Told): Denied[] {
  const { mentions, statement, entry } = told;
  const named = mentions.filter(isOf('campus')).map(({ of }) => of.slug);
  const isTitle =
    /^(?:title|city)$/.test(statement.place) && /^(?:events|news|offers)$/.test(entry.collection);
  return isTitle && entry.campuses.length > 0 ? deny(told, 'campus', named, entry.campuses) : [];
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
    if (!/^(?:people|offers)$/.test(entry.collection) || !first || campus === undefined) return [];
    const known = (kind: string) =>
      entry.programmes.flatMap((slug) => [...(programmes.get(slug)?.facts.get(kind) ?? [])].map(String));
    const named = texts.flatMap(({ mentions }) =>
      mentions.filter(isOf('programme')).map(({ of }) => of.slug),
    );
    const at = texts.flatMap(({ mentions, words }) =>
      mentions
        .filter(isOf('campus'))
        .filter(({ from }) => /campus|antenne/.test(words.slice(Math.max(0, from - 2), from).join(' ')))
        .map(({ of }) => of.slug),
    );
    const lengths = texts
      .filter(({ statement }) => statement.place === 'duration')
      .flatMap(({ values }) => values.filter(({ kind }) => kind === 'months').map(({ is }) => String(is[0])));
    return [
      ...(entry.collection === 'people' ? deny(first, 'programme', named, entry.programmes) : []),
      ...(entry.fields['contract'] === 'apprenticeship'
        ? deny(first, 'months', lengths, known('months'))
        : []),
      ...deny(first, 'campus', at, entry.campuses),
      ...deny(first, 'campus', [campus], known('campus')),
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
      if (kind !== 'clock') return false;
      // A body tells parts of the event as well.
      if (range) return isHead && end !== null && (range[0] !== start.minutes || range[1] !== end.minutes);
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
