/** Facts that the page of a programme, campus or career declares: other pages may only repeat their values. */
export interface Attribute {
  of: 'programmes' | 'campuses' | 'careers';
  name: string;
  /** The sentence names the attribute. */
  about: RegExp;
  /** A value; several groups are alternatives. */
  value: RegExp;
  /** Words that show another subject with such values. */
  unless?: RegExp;
  /** On its own page, if values are written otherwise there. */
  own?: { about: RegExp; value: RegExp };
}

const month =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)(?![a-z])';
const percent = /(?<![\d,])(\d{1,3}) ?%/g;
const euros = /(\d{2,6})(?= (?:a|et|ou) \d{2,6} (?:€|euros)| ?(?:€|euros))/g;
const hours = /(?:de )?(\d{1,2} h(?: \d\d)?) a (\d{1,2} h(?: \d\d)?)/g;

export const attributes: readonly Attribute[] = [
  { of: 'programmes', name: 'internship', about: /stage/, value: /(\d{1,2}) semaines/g },
  {
    of: 'programmes',
    name: 'success',
    about: /reussi|obtention|obtenu|diplome ou du titre|recus/,
    value: percent,
  },
  { of: 'programmes', name: 'employment', about: /emploi|insertion|en poste/, value: percent },
  { of: 'programmes', name: 'further studies', about: /poursui/, value: percent },
  { of: 'programmes', name: 'interruption', about: /interr|abandon/, value: percent },
  { of: 'programmes', name: 'broken contracts', about: /rupture|rompu/, value: percent },
  {
    of: 'programmes',
    name: 'opening of applications',
    about: /(?=.*(?:candidat|dossiers?|inscriptions?))(?=.*(?:ouvr|ouvert|des le|a partir))/,
    value: new RegExp(`(${month})`, 'g'),
    unless: /jusqu|portes ouvertes|clos|ferm/,
  },
  {
    of: 'programmes',
    name: 'end of applications',
    about: /(?=.*(?:candidat|dossiers?|inscriptions?))(?=.*(?:jusqu|clotur|clos|ferm|avant le|au plus tard))/,
    value: new RegExp(`((?:1er|\\d{1,2}) ${month})`, 'g'),
    unless: /portes ouvertes/,
  },
  {
    of: 'programmes',
    name: 'intake',
    about: /rentree|intake/,
    value: new RegExp(`(${month})`, 'g'),
    unless: /des|depuis|avant|mois de mars|candidat/,
  },
  { of: 'programmes', name: 'registration', about: /enregistr|echeance|expire/, value: /(20\d\d)/g },
  {
    of: 'programmes',
    name: 'hours',
    about: /heures|\d h(?![a-z])/,
    value: /(\d{3,4}) (?:heures|h)(?![a-z])/g,
  },
  {
    of: 'programmes',
    name: 'entry',
    about: /accessible|ouverte? (?:a|aux|des)|on y entre|recrute|s'adresse/,
    value: /(bac(?:\+\d)?)(?![a-z+\d])/g,
    own: { about: /bac.* bac/, value: /de (bac(?:\+\d)?) a bac/g },
  },
  {
    of: 'programmes',
    name: 'rhythm',
    about: /temps plein|alternance/,
    value: /(?:qu'|uniquement |exclusivement |seulement )(?:a |en )(temps plein|alternance)/g,
    own: { about: /rythme/, value: /(temps plein|alternance)/g },
  },
  {
    of: 'campuses',
    name: 'rent',
    about: /chambre|loyer|studio|colocation|logement|se loger/,
    value: euros,
    unless: /depot|caution|aide|apl|transport/,
  },
  {
    of: 'campuses',
    name: 'travel pass',
    about: /abonnement|transports?(?![a-z])|carte de bus|tramway/,
    value: euros,
  },
  {
    of: 'campuses',
    name: 'opening hours',
    about: /(?:campus|accueil)[^.]*(?:ouvert|ouvre)|du lundi/,
    value: hours,
    unless: /portes|standard|samedi|visite|journee/,
    own: { about: /lundi|vendredi/, value: hours },
  },
  {
    of: 'campuses',
    name: 'open day',
    about: /portes? ouvertes?/,
    value: new RegExp(`((?:1er|\\d{1,2}) ${month})`, 'g'),
  },
  {
    of: 'careers',
    name: 'salary',
    about: /brut|salaire|gagne|remuner|debute/,
    value: /(\d{5})(?= (?:a|et) \d{5}| ?(?:€|euros))/g,
  },
];
