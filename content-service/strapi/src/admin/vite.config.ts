/**
 * The panel as Strapi builds it, but for the words that its design system has in English and takes from no translation:
 * a screen reader says them on buttons that show a sign.
 */
import { mergeConfig, type Plugin, type UserConfig } from 'vite';

const words: Readonly<Record<string, string>> = {
  'Close modal': 'Fermer',
  Clear: 'Effacer',
  'Loading content...': 'Chargement…',
  'No results found': 'Aucun résultat',
  'Select or enter a value': 'Choisir ou écrire une valeur',
  Loading: 'Chargement',
  Month: 'Mois',
  Year: 'Année',
  'Choose date': 'Choisir une date',
  'Choose time': 'Choisir une heure',
};

/** Where one is said, and not the name of a key: `closeLabel: t = "Close modal"`. */
const said = /((?:label|Label|Message|placeholder): (?:\w{1,3} = )?|children: |=> )"([^"\n]{1,40})"/g;

const frenchWords: Plugin = {
  name: 'french-words-of-the-design-system',
  transform(code, id) {
    if (!/@strapi\/design-system\/dist\/index\.m?js/.test(id)) return null;
    const missing = new Set(Object.keys(words));
    const french = code.replace(said, (whole, before: string, english: string) => {
      const word = words[english];
      missing.delete(english);
      return word === undefined ? whole : `${before}"${word}"`;
    });
    if (missing.size > 0) this.warn(`The design system no longer says ${[...missing].join(', ')}.`);
    return french;
  },
};

export default (config: UserConfig): UserConfig => mergeConfig(config, { plugins: [frenchWords] });
