/** What a text says without a number and cannot say twice: paid or free, how, in which order, how often. Pure. */
import type { Value } from './values';
import { stemOf } from './words';

/** Kinds by what they may be, each with its forms: of up to three words, a space after each. */
const phrases: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  cost: {
    free: /^(?:(?:gratuit|offert|rembourse|prete)(?:e|s|es|ement)? |(?:sans frais|comprise?s?|incluse?s?|prise?s? en charge|free) )/,
    paid: /^(?:payante?s?|(?:est|sont) (?:facture|loue)s?|(?:factur|lou)ees?|coute(?:nt)?|(?:non|pas) (?:compris|inclus)e?s?|en sus|a part|en supplement|a (?:votre|la|sa|leur|vos|ses|leurs) (?:charge|frais)) /,
  },
  duty: {
    obliged: /^(?:obligatoires?|(?:exige|impose|requis)(?:e|s|es)?) /,
    free: /^(?:facultati(?:f|ve)s?|optionnel(?:le)?s?|recommandee?s?|(?:non|pas) (?:obligatoires?|exigee?s?|requise?s?)) /,
  },
  mode: {
    place: /^(?:sur (?:le campus|place)|en presen(?:ce|tiel)) /,
    remote:
      /^(?:en (?:visioconference|visio|ligne)|a distance|par (?:visioconference|telephone|courriel|ecrit)) /,
  },
  half: { whole: /^(?:une|la|1) journee /, half: /^(?:une|la|1) demi-journee / },
  every: {
    day: /^(?:(?:chaque|par) jour|quotidien(?:ne)?s?|tous les jours) /,
    week: /^(?:(?:chaque|par) semaine|hebdomadaires?|toutes les semaines) /,
    month: /^(?:(?:chaque|par) mois|mensuel(?:le)?s?|tous les mois) /,
    term: /^(?:(?:chaque|par) trimestre|trimestriel(?:le)?s?|tous les trimestres) /,
    semester: /^(?:(?:chaque|par) semestre|semestriel(?:le)?s?|tous les semestres) /,
    year: /^(?:(?:chaque annee|par an)|annuel(?:le)?s?|tous les ans) /,
  },
};

const ordinals = 'premie deuxie troisi quatri cinqui sixiem'.split(' ');

/** What is said of much: it tells less than a number does. */
export const isQuality = new RegExp(`^(?:${Object.keys(phrases).join('|')}|place|nth .*)$`);

export function qualitiesIn(words: readonly string[]): Value[] {
  return words.flatMap((word, from) => {
    const ahead = `${words.slice(from, from + 5).join(' ')} `;
    const isDenied = /^(?:non|pas|ni|sans|avez|portes|im.*)$/.test(words[from - 1] ?? '');
    const found: Value[] = [];
    const add = (kind: string, is: string, to = from + 1) => found.push({ kind, is: [is], from, to });
    if (!isDenied)
      for (const [kind, forms] of Object.entries(phrases))
        for (const [is, form] of Object.entries(forms)) if (form.test(ahead)) add(kind, is);
    const nth = /^seconde?$/.test(word) ? 1 : ordinals.indexOf(stemOf(word));
    const of = stemOf(words[from + 1] ?? '');
    if (nth >= 0 && /^[a-z]{2,}$/.test(of)) add(`nth ${of}`, String(nth + 1), from + 2);
    return found;
  });
}
