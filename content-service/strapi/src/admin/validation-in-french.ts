/** A form refuses in French what it checks before it asks the server: most of a validation's words have no translation. */
import { setLocale } from 'yup';
import locale from 'yup/lib/locale';
import { inFrench } from '../content-api/in-french';

type Values = Record<string, unknown>;
type Words = string | ((values: Values) => string);

export function validateInFrench(): void {
  const kinds = Object.entries(locale as Record<string, Record<string, Words>>);
  setLocale(
    Object.fromEntries(
      kinds.map(([kind, messages]) => [
        kind,
        Object.fromEntries(
          Object.entries(messages).map(([name, words]) => [
            name,
            (values: Values) => inFrench(filled(words, values)),
          ]),
        ),
      ]),
    ),
  );
}

const filled = (words: Words, values: Values): string =>
  typeof words === 'string'
    ? words.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]))
    : words(values);
