/** Printed phones and addresses against the ones that their links dial and write to. Pure. */
import type { Contradiction } from './contradictions';
import type { ToldPage } from './told-pages';
import { email } from './words';

const phone = /(?<!\d)(?:\+33 ?|0)\d(?:[ .]?\d\d){4}(?!\d)/g;

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:0033|33)(?=\d{9}$)/, '0');

export function wrongContacts(pages: readonly ToldPage[]): Contradiction[] {
  return pages.flatMap(({ path, links }) =>
    links.flatMap(({ label, target }) => {
      const [scheme = '', address = ''] = target.split(/:|\?/);
      const said =
        scheme === 'tel'
          ? (label.match(phone) ?? []).map((found) => [digitsOf(found), digitsOf(address)] as const)
          : scheme === 'mailto'
            ? (label.match(email) ?? []).map((found) => [found, decodeURIComponent(address)] as const)
            : [];
      return said
        .filter(([printed, meant]) => printed !== meant)
        .map(([printed, meant]) => ({
          about: 'a link',
          one: { value: printed, where: path, sentence: label },
          other: { value: meant, where: path, sentence: target },
        }));
    }),
  );
}
