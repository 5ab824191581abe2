/** The facts that texts quote, in their written form: from the settings, or counted. Pure: the panel shows them too. */
import { type FactKind, settledFacts } from './fact-kinds';
import { quotableFacts } from './facts';
import { type Assessment, accessibilityWords, conformityRate } from './rules/accessibility-state';
import { writtenDay } from './rules/calendar-day';
import type { Locale } from './rules/locale';
import type { Facts } from './values/fact-quotes';

export { quotableFacts };

interface Span {
  opensOn?: string | null;
  closesOn?: string | null;
}

/** The parts of the settings that contain facts; a missing one is null or absent. */
export interface FactSettings {
  email?: string | null;
  schools?: readonly { phone?: { number?: string | null } | null; address?: string | null }[] | null;
  admission?: {
    national?: readonly (Span & { applications?: boolean | null })[] | null;
    apprenticeship?: Span | null;
  } | null;
  facts?: Readonly<Record<string, unknown>> | null;
}

/** Collections whose entries are counted, by the name of the fact. */
export const countedPaths = { 'count.campuses': '/campuses', 'count.programmes': '/programmes' } as const;
export type CountName = keyof typeof countedPaths;

/** @param locale of the texts @returns the known facts; a missing one is absent */
export function factsOf(
  { email, admission, schools, facts }: FactSettings,
  counts: Readonly<Partial<Record<CountName, number>>>,
  locale: Locale,
): Facts {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const written = (iso: string) => writtenDay(locale, iso);
  const day = (iso: string | null | undefined) => (iso ? written(iso) : null);
  const inWords: Record<FactKind, (value: unknown) => string> = {
    number: (value) => number.format(value as number),
    year: String,
    euros: (value) => `${number.format(value as number)}\u00a0€`,
    day: (value) => written(String(value)),
    words: String,
  };
  const settled = settledFacts.map(({ group, name, kind }) => {
    const value = (facts?.[group] as Readonly<Record<string, unknown>> | null | undefined)?.[name] ?? '';
    return [`${group}.${name}`, value === '' ? null : inWords[kind](value)] as const;
  });
  const school = schools?.[0];
  const assessment = facts?.accessibility as Assessment | null | undefined;
  const rate = assessment ? conformityRate(assessment) : null;
  const wishes = admission?.national?.find(({ applications }) => applications);
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
    ['accessibility.state', accessibilityWords(assessment, locale)],
    // No rate is rounded up to all of them.
    ['accessibility.rate', rate === null ? null : percent.format(Math.floor(rate * 1000) / 1000)],
  ];
  return new Map(found.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
