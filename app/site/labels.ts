/** Labels looked up by key (the specification's taxonomy). */

import type { Locale } from '../../content-model/rules/locale';
import { whileSame } from '../../content-model/values/while-same';
import { defaultLabels, type LabelKey } from './labels/index';

/** Begins the text of a missing label (specification §8), by which it is detected where pages are rendered. */
export const missingLabelMarker = 'Taxo introuvable';

export type LabelOverrides = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;
/** Keys that have a singular and a plural: `{key}.one`, `{key}.other`. */
export type CountKey = LabelKey extends infer K ? (K extends `${infer Base}.one` ? Base : never) : never;

export interface Labels {
  /** The text of a key, `{name}` replaced by `values.name`. */
  (key: LabelKey, values?: Values): string;
  /** Language of the texts. */
  language: Locale;
  /** A key made at run time; a missing one shows 'Taxo introuvable : {key}'. */
  dynamic(key: string, values?: Values): string;
  /** Singular or plural by the language's rules: `{key}.one`, `{key}.other`; `{count}` is available. */
  count(key: CountKey, count: number, values?: Values): string;
}

const rulesOf = (language: Locale) => ({
  plural: new Intl.PluralRules(language),
  numbers: new Intl.NumberFormat(language),
});
const french = rulesOf('fr');

/**
 * The same function for the same overrides, so that a text is looked up once and not for each page.
 *
 * @param overrides texts of the content service, by key; not changed afterwards
 * @param language of the overrides, if they are a whole language
 */
export function createLabels(overrides: LabelOverrides, language: Locale = 'fr'): Labels {
  return labelsBy[language](overrides);
}

const labelsBy: Record<Locale, (overrides: LabelOverrides) => Labels> = {
  fr: whileSame((overrides) => labelsFrom(overrides, 'fr')),
  en: whileSame((overrides) => labelsFrom(overrides, 'en')),
};

function labelsFrom(overrides: LabelOverrides, language: Locale): Labels {
  const { plural, numbers } = language === 'fr' ? french : rulesOf(language);
  const defaults: Readonly<Record<string, string>> = defaultLabels;
  const textsByKey = new Map<string, string>();
  const textOf = (key: string): string | undefined => {
    const cachedText = textsByKey.get(key);
    if (cachedText !== undefined) return cachedText;
    const text = ownValue(overrides, key) ?? ownValue(defaults, key);
    if (text !== undefined) textsByKey.set(key, text);
    return text;
  };
  const translate = (key: string, values?: Values): string => {
    const text = textOf(key);
    if (text === undefined) return `${missingLabelMarker} : ${key}`;
    if (!text.includes('{')) return text;
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(ownValue(values ?? {}, name) ?? whole),
    );
  };
  return Object.assign((key: LabelKey, values?: Values) => translate(key, values), {
    language,
    dynamic: translate,
    count: (key: CountKey, count: number, values: Values = {}) =>
      translate(`${key}.${plural.select(count)}`, { count: numbers.format(count), ...values }),
  });
}

/** Of a record's own properties: inherited ones are neither texts nor numbers. */
function ownValue<T extends string | number>(
  record: Readonly<Record<string, T>>,
  key: string,
): T | undefined {
  const value: unknown = record[key];
  return typeof value === 'string' || typeof value === 'number' ? (value as T) : undefined;
}
