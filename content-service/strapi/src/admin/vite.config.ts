/**
 * Builds the panel with French words where Strapi's design system has English ones that no translation reaches: screen
 * readers say them on buttons without text.
 */
import { mergeConfig, type Plugin, type UserConfig } from 'vite';

const frenchByEnglish: Readonly<Record<string, string>> = {
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

/** A text for users, and not the name of a key: `closeLabel: t = "Close modal"`. */
const shownText = /((?:label|Label|Message|placeholder): (?:\w{1,3} = )?|children: |=> )"([^"\n]{1,40})"/g;

const frenchWords: Plugin = {
  name: 'french-words-of-the-design-system',
  transform(code, id) {
    if (!/@strapi\/design-system\/dist\/index\.m?js/.test(id)) return null;
    const missing = new Set(Object.keys(frenchByEnglish));
    const translatedCode = code.replace(shownText, (whole, before: string, english: string) => {
      const french = frenchByEnglish[english];
      missing.delete(english);
      return french === undefined ? whole : `${before}"${french}"`;
    });
    if (missing.size > 0) this.warn(`The design system no longer has ${[...missing].join(', ')}.`);
    return translatedCode;
  },
};

export default (config: UserConfig): UserConfig => mergeConfig(config, { plugins: [frenchWords] });
