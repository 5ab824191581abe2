/** What an English page says, and no French text does. Pure. */
import type { Told } from './claims';
import { isQuality } from './qualities';
import { isSame, type Value } from './values';

export interface Untold {
  told: Told;
  value: Value;
  /** What the French page says of that kind. */
  instead: { told: Told; value: Value };
}

/** Its French page has the value, or a French text that shares a word with it. */
export function untold(all: readonly Told[]): Untold[] {
  const french = all.filter(({ entry }) => entry.locale === 'fr');
  const kinds = new Set(french.flatMap(({ values }) => values.map(({ kind }) => kind)));
  return all
    .filter(({ entry }) => entry.locale === 'en')
    .flatMap((told) => {
      const page = french.filter(({ entry }) => isTranslation(entry.fields, told.entry.fields));
      const others = all.filter(({ entry }) => entry !== told.entry);
      return told.values.flatMap((value) => {
        // `fields` is no word of a French text: the number alone is compared.
        const isAlike = kinds.has(value.kind)
          ? ({ kind }: Value) => kind === value.kind
          : ({ is }: Value) => typeof is[0] === 'number';
        const isBare = !kinds.has(value.kind) && Number(value.is[0]) < 9;
        if (isBare || isQuality.test(value.kind) || unlike.test(value.kind)) return [];
        const isSaid = ({ values }: Told) => values.some((one) => isAlike(one) && isTold(value, one));
        if (page.some(isSaid)) return [];
        const isNear = (other: Told) =>
          kinds.has(value.kind)
            ? value.kind === 'address' || (other.entry.locale === 'fr' && shared(told, other) > 0)
            : Number(value.is[0]) > 12;
        if (others.some((other) => isNear(other) && isSaid(other))) return [];
        const [instead] = page
          .flatMap((other) => other.values.filter(isAlike).map((one) => ({ told: other, value: one })))
          .sort(
            (a, b) =>
              shared(told, b.told) - shared(told, a.told) ||
              distance(value, a.value) - distance(value, b.value),
          );
        return instead ? [{ told, value, instead }] : [];
      });
    });
}

/** Told otherwise in each language, or in passing. */
const unlike = /^(?:no |weekday|month$|rhythm$|ministry)/;

/** A range is told as a range. */
const isTold = (one: Value, other: Value): boolean =>
  (one.range === undefined) === (other.range === undefined) && isSame(one.kind, one, other);

const distance = (one: Value, other: Value): number =>
  Math.abs(Number((one.range ?? one.is)[0]) - Number((other.range ?? other.is)[0]));

const shared = ({ stems }: Told, other: Told): number => {
  let count = 0;
  for (const stem of stems) if (other.stems.has(stem)) count += 1;
  return count;
};

type Fields = Readonly<Record<string, unknown>>;

const isTranslation = (french: Fields, english: Fields): boolean =>
  ((english['localizations'] ?? []) as Fields[]).some(
    ({ locale, rubrique, slug }) =>
      locale === 'fr' && rubrique === french['rubrique'] && (slug ?? null) === (french['slug'] ?? null),
  );
