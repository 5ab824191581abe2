/** Printed phones and addresses against the ones that their links dial and write to, and against their twins. Pure. */
import type { Claim, Disagreement } from './disagreements';
import type { ToldPage } from './told-pages';

const phone = /(?<!\d)(?:\+33 ?|0)\d(?:[ .]?\d\d){4}(?!\d)/g;
const email = /[\w.-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,20}){1,3}/g;

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:0033|33)(?=\d{9}$)/, '0');

export function contacts(pages: readonly ToldPage[]): Disagreement[] {
  return [...pages.flatMap(linked), ...twins(pages)];
}

function linked({ path, links }: ToldPage): Disagreement[] {
  return links.flatMap(({ label, target }) => {
    const [scheme = '', address = ''] = target.split(/:|\?/);
    const said =
      scheme === 'tel'
        ? (label.match(phone) ?? []).map((found) => [digitsOf(found), digitsOf(address)] as const)
        : scheme === 'mailto'
          ? (label.match(email) ?? []).map((found) => [found, decodeURIComponent(address)] as const)
          : [];
    return said
      .filter(([printed, meant]) => printed !== meant)
      .map(([printed, meant]) => {
        const claim = (value: string): Claim => ({ fact: 'contact', value, path, sentence: label });
        return { fact: `contact of ${meant}`, claims: [claim(printed), claim(meant)] };
      });
  });
}

/** An address that one page has, a letter away from one that several have. */
function twins(pages: readonly ToldPage[]): Disagreement[] {
  const where = new Map<string, { path: string; sentence: string }[]>();
  for (const { path, sentences } of pages)
    for (const sentence of sentences)
      for (const [found] of sentence.matchAll(email))
        where.set(found, [...(where.get(found) ?? []), { path, sentence }]);
  return [...where].flatMap(([found, places]) => {
    const twin = [...where].find(
      ([other, more]) => more.length > places.length && isLetterAway(found, other),
    );
    return twin
      ? [
          {
            fact: `contact of ${twin[0]}`,
            claims: [
              { fact: 'contact', value: found, ...place(places) },
              { fact: 'contact', value: twin[0], ...place(twin[1]) },
            ],
          },
        ]
      : [];
  });
}

const place = ([first]: readonly { path: string; sentence: string }[]) => first ?? { path: '', sentence: '' };

/** One letter more, less or other. */
function isLetterAway(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}
