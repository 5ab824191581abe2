/** Quotes of facts in texts, `{{test.exercises}}`: found and replaced. Pure. */

/** Facts by name, in the form of a text. */
export type Facts = ReadonlyMap<string, string>;

/** Replaces a quote without a fact: the words around it stay. */
export const absentFact = '…';

/** Every repetition has an end, so that a text is read once. */
const quote = /\{\{\s{0,4}([a-z][A-Za-z]{0,40}\.[a-z][A-Za-z]{0,40})\s{0,4}\}\}/g;

/** Whether a text may contain a quote. */
const mayQuote = (text: string): boolean => text.includes('{{');

/** Names of facts that a text quotes, each once. */
export function quotedNames(text: string): string[] {
  if (!mayQuote(text)) return [];
  return [...new Set([...text.matchAll(quote)].map(([, name = '']) => name))];
}

/**
 * The text with its quotes replaced by their facts; a fact's value is not searched again
 * @param form the form of a value in it
 */
export function withFacts(text: string, facts: Facts, form = (value: string) => value): string {
  if (!mayQuote(text)) return text;
  return text.replace(quote, (_, name: string) => form(facts.get(name) ?? absentFact));
}

/** A value in HTML, with its characters escaped. */
export const asHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
