/** The facts that texts quote (decision 115), as they stand in a text: out of the settings, or counted. */
import { z } from 'zod';
import { type FactKind, settledFacts } from '../../content-model/facts';
import { factsView } from '../../content-model/singles';
import type { Facts } from '../../content-model/values/fact-quotes';
import { readObject } from '../../content-model/field';

export const factSettings = readObject(factsView, { richText: z.never(), picture: z.never() });
type FactSettings = z.output<typeof factSettings>;

/** Numbers of entries, by the name of the fact. */
export type Counts = Readonly<Partial<Record<CountName, number>>>;
export type CountName = keyof typeof countedPaths;

/** Collections whose entries are counted. */
export const countedPaths = { 'count.campuses': '/campuses', 'count.programmes': '/programmes' } as const;

/** @param locale of the texts: `fr`, `en` @returns what is known; what is not given is absent */
export function factsOf(settings: FactSettings, counts: Counts, locale: string): Facts {
  const { email, admission, schools, facts } = settings;
  const number = new Intl.NumberFormat(locale);
  const day = (iso: string | null | undefined) => (iso ? dayIn(locale, iso) : null);
  const inWords: Record<FactKind, (value: unknown) => string> = {
    number: (value) => number.format(value as number),
    year: String,
    euros: (value) => `${number.format(value as number)}\u00a0€`,
    words: String,
  };
  const settled = Object.entries(settledFacts).flatMap(([group, { facts: kinds }]) =>
    Object.entries<{ kind: FactKind }>(kinds).map(([name, { kind }]) => {
      const value = (facts?.[group] as Readonly<Record<string, unknown>> | null | undefined)?.[name];
      return [
        `${group}.${name}`,
        value === null || value === undefined ? null : inWords[kind](value),
      ] as const;
    }),
  );
  const [school] = schools;
  const wishes = admission?.national.find(({ applications }) => applications);
  const found: (readonly [name: string, value: string | null | undefined])[] = [
    ...settled,
    ...Object.entries(counts).map(([name, count]) => [name, number.format(count)] as const),
    ['contact.phone', school?.phone?.number],
    ['contact.email', email],
    ['contact.address', school?.address],
    ['apprenticeship.opensOn', day(admission?.apprenticeship?.opensOn)],
    ['apprenticeship.closesOn', day(admission?.apprenticeship?.closesOn)],
    ['parcoursup.opensOn', day(wishes?.opensOn)],
    ['parcoursup.closesOn', day(wishes?.closesOn)],
  ];
  return new Map(found.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** `12 mars 2027`, and the first of a month as French says it. */
function dayIn(locale: string, iso: string): string {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso.slice(0, 10)}T00:00:00Z`),
  );
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
}
