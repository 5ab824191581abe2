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

const frenchWords: Plugin = {
  name: 'french-words-of-the-design-system',
  transform(code, id) {
    if (!/@strapi\/design-system\/dist\/index\.m?js/.test(id)) return null;
    return Object.entries(words).reduce((text, [english, french]) => {
      // Where it is said, and not the name of a key.
      const said = new RegExp(
        `((?:label|Label|Message|placeholder): (?:\\w+ = )?|children: |=> )"${english}"`,
        'g',
      );
      if (!said.test(text)) this.warn(`The design system no longer says "${english}".`);
      return text.replace(said, `$1"${french}"`);
    }, code);
  },
};

export default (config: UserConfig): UserConfig => mergeConfig(config, { plugins: [frenchWords] });
