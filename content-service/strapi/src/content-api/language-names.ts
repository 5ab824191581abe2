/** The names of the languages in French: Strapi has called them 'French (fr)' and 'English (en)'. */
import type { Core } from '@strapi/strapi';

export const languageNames = { fr: 'Français', en: 'Anglais' } as const;

const ofStrapi = ['French (fr)', 'English (en)'];

/** A name that somebody has given in the settings stays. */
export async function nameLanguagesInFrench(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  for (const { id, code, name } of await locales.find())
    if (ofStrapi.includes(name) && Object.hasOwn(languageNames, code))
      await locales.update({ id }, { name: languageNames[code as keyof typeof languageNames] });
}
