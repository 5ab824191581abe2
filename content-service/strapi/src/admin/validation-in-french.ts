/** French messages for the checks of forms, which Strapi's translations mostly lack. */
import { setLocale } from 'yup';
import locale from 'yup/lib/locale';
import { inFrench } from '../content-api/in-french';

type Values = Record<string, unknown>;
type Message = string | ((values: Values) => string);

export function validateInFrench(): void {
  const messagesByKind = Object.entries(locale as Record<string, Record<string, Message>>);
  setLocale(Object.fromEntries(messagesByKind.map(([kind, messages]) => [kind, translated(messages)])));
}

const translated = (messages: Record<string, Message>) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      (values: Values) => inFrench(withValues(message, values)),
    ]),
  );

const withValues = (message: Message, values: Values): string =>
  typeof message === 'string'
    ? message.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]))
    : message(values);
