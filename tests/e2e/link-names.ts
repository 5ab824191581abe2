/** The names of links without their context (RGAA 6.1), read from a page as it is sent. */
import { attributesOf, textOf } from './written-html';

/** Words without meaning outside their sentence. */
const emptyWords =
  /^(?:voir|ici|cliquez ici|lire|lire la suite|la suite|en savoir plus|plus|détails?|lien|tous|toutes|tout)?$/i;

/** An answer without its question: a rate, a price, a length, a level, a day. */
const loneAnswer =
  /^(?:[\d\s,.–-]+(?:[%€]|ans?|mois|jours|heures|campus)?|bac(?:\s?\+\s?\d)?|(?:lun|mar|mer|jeu|ven|sam|dim)\. \d+(?:er)?\s\S+)$/i;

/**
 * Links of a page with the same name and different addresses, or with a name without meaning: name and addresses.
 *
 * RGAA 6.1 lets the sentence, the list item, the cell or the title around a link complete its name. A screen reader's
 * list of links has none of these, so the stricter rule of WCAG 2.4.9 applies here: only the name counts.
 */
export function unclearLinks(html: string): string[] {
  const byName = new Map<string, Set<string>>();
  for (const [link] of html.matchAll(/<a\s[^>]*>[\s\S]*?<\/a>/g)) {
    const { href, 'aria-label': label } = attributesOf(link, 'a')[0] ?? {};
    if (href === undefined) continue;
    const name = label ?? nameOf(link);
    byName.set(name, (byName.get(name) ?? new Set()).add(href));
  }
  return [...byName]
    .filter(([name, hrefs]) => hrefs.size > 1 || emptyWords.test(name) || saysTooLittle(name, hrefs))
    .map(([name, hrefs]) => `${name}: ${[...hrefs].join(' ')}`);
}

/** A telephone's number is its own question. */
const saysTooLittle = (name: string, hrefs: ReadonlySet<string>) =>
  loneAnswer.test(name) && ![...hrefs].some((href) => href.startsWith('tel:'));

/** Text, and alternatives of pictures. */
const nameOf = (link: string): string =>
  textOf(link.replaceAll(/<(?:img|svg)\s[^>]*?(?:alt|aria-label)="([^"]+)"[^>]*>/g, ' $1 '))
    .replaceAll(/\s+/g, ' ')
    .trim();
