/** The words of a text, folded, and which of them are one. Pure. */
import { withDigits } from '../../../content-model/values/french-numbers';

/** Addresses of a text. */
export const email = /[\w.-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,20}){1,3}/g;

const folded = new Map<string, string>();

/** Lower case without accents, numbers as digits. */
export function foldedText(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const made = withDigits(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').toLowerCase();
  folded.set(text, made);
  return made;
}

const english: Readonly<Record<string, string>> = Object.fromEntries(
  'two 2,three 3,four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,eleven 11,twelve 12,thirteen 13,fourteen 14,fifteen 15,sixteen 16,seventeen 17,eighteen 18,nineteen 19,twenty 20,thirty 30,forty 40,fifty 50,sixty 60,hundred 100,year an,years ans,month mois,months mois,week semaine,weeks semaines,day jour,days jours,hour heure,hours heures,minutes minutes,students etudiants,student etudiant,groups groupes,group groupe,alternate alternance,apprentices apprentis,apprenticeship apprentissage,school ecole,level niveau,campuses campus,programmes formations,free gratuit,full-time temps-plein,companies entreprises,company entreprise,switchboard standard,answers repond,in en,of de,between entre,and et,or ou,test test,french francais,certification certification,registered enregistree,diploma diplome,state etat,working ouvres,housing logement,rent loyer,entry entree,before avant,after apres,september septembre,january janvier,march mars,june juin,term trimestre,each chaque,every chaque,interview entretien,fee frais,fees frais,nurse infirmiere,psychologist psychologue,disability handicap,required exige,optional facultatif,paid paye,monthly mensuel,weekly hebdomadaire,yearly annuel,online ligne'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** @param locale English is told in French words, as far as facts need them */
export function wordsOf(text: string, locale: string): string[] {
  const told =
    locale === 'en'
      ? foldedText(
          text
            .replace(/(?<=\d),(?=\d{3})/g, '')
            .replace(
              /(\d{1,2})(?:\.(\d\d))? to (\d{1,2})(?:\.(\d\d))? (am|pm)/g,
              (_, a, b, c, d, half) => `de ${clock(a, b, half)} a ${clock(c, d, half)}`,
            )
            .replace(/(\d{1,2})(?:\.(\d\d))? (am|pm)/g, (_, a, b, half) => clock(a, b, half))
            .replace(/ to (?=\d)/g, ' a ')
            .replace(/ in (?=(?:two|three|four|five|ten|\d+)\b)/g, ' sur ')
            .replace(/free of charge/gi, 'gratuit')
            .replace(/for a (?:small )?fee/gi, 'payant')
            .replace(/halls? of residence/gi, 'residence')
            .replace(/(?<= )an? (?=residence)/gi, 'une ')
            .replace(/by video/gi, 'en visioconference')
            .replace(/on campus/gi, 'sur place'),
        )
      : foldedText(text);
  const words =
    told
      .replace(/(?<=bac) ?\+ ?(?=\d)/g, '+')
      .replace(/temps plein/g, 'temps-plein')
      .replace(/(?<=\d) ?h ?(?=\d\d(?!\d))/g, ' h ')
      .match(/[\w.-]{1,60}@[\w.-]{1,60}|bac\+\d|\d+(?:[.,]\d+)?|%|€|[.;:|()!?#]|[\p{L}]+(?:-\p{L}+)*/gu) ??
    [];
  return locale === 'en' ? words.map((word) => english[word] ?? word) : words;
}

const clock = (hour: string, minute: string | undefined, half: string): string =>
  `${(Number(hour) % 12) + (half === 'pm' ? 12 : 0)} h${minute ? ` ${minute}` : ''}`;

export const little = new Set(
  'les des aux dans sur par pour avec sans cette ces son ses que qui pas plus est sont elle nous vous leur leurs votre une sous chaque tous toutes tout deja tres entre jusqu chez moins pendant ont fait etre peut peuvent aussi mais donc puis quand comme ils elles lui avant apres encore dont cela ceux notre nos vos sa se si on il the and for with you are from its that this have has environ quelque premier premiere autre autres meme deux'.split(
    ' ',
  ),
);
/** Few words for one thing, so that two texts need not choose the same. */
const alike = new Map<string, string>();
const cut = (word: string): string => word.replace(/(?:es|s|x|e)$/, '').slice(0, 6);
for (const words of [
  'personne convive participant visiteur adherent membre apprenant etudiant eleve lyceen jeune candidat adulte stagiaire',
  'place siege',
  'pied marche',
  '€ euro',
  'an annee',
  'jour journee',
  'mensualite fois',
  'logement loyer chambre studio loger',
]) {
  const [one = '', ...others] = words.split(' ');
  for (const other of others) alike.set(cut(other), one === '€' ? one : cut(one));
}
export const stemOf = (word: string): string => alike.get(cut(word)) ?? cut(word);
/** Days, months and units are values of their own. */
const calendar =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|ans?|annees?|mois|semaines?|jours?|journees?|heures?|minutes?|printemps|hiver|automne)$/;
export const isWord = (word: string) =>
  !calendar.test(word) && word.length > 2 && /^\p{L}/u.test(word) && !word.includes('@') && !little.has(word);
