/** What a text says without a number and cannot say twice: paid or free, who, how, in which order, how often. Pure. */
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
  booked: {
    yes: /^sur (?:rendez-vous|inscription|reservation) /,
    no: /^sans (?:rendez-vous|inscription|reservation) /,
  },
  possible: {
    yes: /^(?:possible|autorisee?|accessible)s? /,
    no: /^(?:(?:impossible|interdite?|inaccessible)s?|pas possibles?) /,
  },
  open: {
    all: /^ouverte?s? (?:a|aux|au) /,
    some: /^reservee?s? (?:a|aux|au) /,
    none: /^fermee?s? (?:a|aux|au) /,
  },
  together: {
    alone: /^individuel(?:le|s|les|lement)? /,
    group: /^(?:collecti(?:f|ve|fs|ves|vement)|en (?:groupe|equipe|commun|binome)s?) /,
  },
  mode: {
    place: /^(?:sur (?:le campus|place)|en presen(?:ce|tiel)) /,
    remote:
      /^(?:en (?:visioconference|visio|ligne)|a distance|par (?:visioconference|telephone|courriel|ecrit)) /,
  },
  half: { whole: /^(?:une|la|1) journee /, half: /^(?:une|la|1) demi-journee / },
  language: { french: /^en francais /, english: /^en anglais /, spanish: /^en espagnol / },
  every: {
    day: /^(?:(?:chaque|par) jour|quotidien(?:ne)?s?|tous les jours) /,
    week: /^(?:(?:chaque|par) semaine|hebdomadaires?|toutes les semaines) /,
    month: /^(?:(?:chaque|par) mois|mensuel(?:le)?s?|tous les mois) /,
    term: /^(?:(?:chaque|par) trimestre|trimestriel(?:le)?s?|tous les trimestres) /,
    semester: /^(?:(?:chaque|par) semestre|semestriel(?:le)?s?|tous les semestres) /,
    year: /^(?:(?:chaque annee|par an)|annuel(?:le)?s?|tous les ans) /,
  },
};

/** Kinds of single words: one of them excludes the others. */
const nouns: Readonly<Record<string, RegExp>> = {
  who: /^(?:infirmi(?:er|ere)|psychologue|assistante|referente?|mentor|tuteur|tutrice|maitre|conseill(?:er|ere)|responsable|direct(?:eur|rice)|format(?:eur|rice)|enseignante?|jury|mediat(?:eur|rice)|ambassad(?:eur|rice)|deleguee?|medecin|secretariat|commission|comite|parrain|marraine|binome)s?$/,
  colour: /^(?:rouge|verte?|bleue?|jaune|blanc|blanche|noire?|orange|violet|rose)s?$/,
  side: /^(?:nord|sud|gauche|droite|haute?|basse?)$/,
  time: /^(?:matin|matinee|midi|apres-midi|soir|soiree|nuit)s?$/,
};

const ordinals = 'premie deuxie troisi quatri cinqui sixiem'.split(' ');

/** Said in passing by every text: a fact only on pages of the school. */
export const isInPassing = /^(?:place|who|colour|side|time)$/;

/** What is said of much: it tells less than a number does. */
export const isQuality = new RegExp(
  `^(?:${[...Object.keys(phrases), ...Object.keys(nouns)].join('|')}|moment|place|nth .*)$`,
);

export function qualitiesIn(words: readonly string[]): Value[] {
  return words.flatMap((word, from) => {
    const ahead = `${words.slice(from, from + 5).join(' ')} `;
    const isDenied = /^(?:non|pas|ni|sans|avez|portes|im.*)$/.test(words[from - 1] ?? '');
    const found: Value[] = [];
    const add = (kind: string, is: string, to = from + 1) => found.push({ kind, is: [is], from, to });
    if (!isDenied)
      for (const [kind, forms] of Object.entries(phrases))
        for (const [is, form] of Object.entries(forms)) if (form.test(ahead)) add(kind, is);
    for (const [kind, form] of Object.entries(nouns)) if (form.test(word)) add(kind, stemOf(word));
    // `des votre admission`, `avant la rentree`.
    const noun = /^(?:des|avant|apres|jusqu) (?:(?:l|la|le|votre|a|au|aux) ){1,2}([a-z]{4,}) /.exec(
      ahead,
    )?.[1];
    if (noun) add('moment', `${word} ${stemOf(noun)}`);
    const nth = /^seconde?$/.test(word) ? 1 : ordinals.indexOf(stemOf(word));
    const of = stemOf(words[from + 1] ?? '');
    if (nth >= 0 && /^[a-z]{2,}$/.test(of)) add(`nth ${of}`, String(nth + 1), from + 2);
    return found;
  });
}
