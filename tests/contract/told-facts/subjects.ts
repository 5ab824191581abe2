/** Facts of the whole school, by the words near them: folded text with its numbers in digits. */
export interface Subject {
  name: string;
  /** The sentence names the subject. */
  about: RegExp;
  /** The number, with its unit if it has a scale. */
  number: RegExp;
  /** Words that show another subject with such numbers. */
  unless?: RegExp;
  /** Pages that name the subject. */
  only?: RegExp;
  /** A value that differs from the usual one by more than this share belongs to another fact. */
  near?: number;
  /** Other correct values. */
  also?: readonly string[];
}

const time = /(\d{1,3}) ?(minutes?|heures?|hours?)(?![a-z])/g;
const count = (noun: string) => new RegExp(`(?<![\\p{L}\\d,.])(\\d{1,6}) (?:${noun})(?![a-z])`, 'gu');

export const subjects: readonly Subject[] = [
  {
    name: 'number of campuses',
    about: /campus/,
    number: /(?<![\p{L}\d,.])(\d{2,3}) (?:campus|campuses|french campuses)(?![a-z])/gu,
    near: 0.16,
    unless: /^\d+ campus$|\d h /,
    only: /^(?!\/formations|\/campus|\/metiers|\/tarifs|\/pour-vous)/,
  },
  {
    name: 'number of programmes',
    about: /formations|programmes/,
    number: /(?<![\p{L}\d,.])(\d{2,3}) (?:formations|programmes)(?![a-z])/gu,
    near: 0.3,
    unless: /reseau|ecoles|promotions|lyon|calendrier|cours de|plus de 80/,
    only: /^(?!\/campus|\/metiers)/,
  },
  {
    name: 'graduates',
    about: /diplomes|graduates/,
    number: /(?<![\p{L}\d,.])(\d{4,6}) (?:diplomes|graduates)/gu,
    near: 0.5,
  },
  {
    name: 'employers',
    about: /employeurs|employers/,
    number: /(\d{3,6}) (?:employeurs|employers)/g,
    near: 0.5,
  },
  { name: 'associations', about: /associations/, number: count('associations|of them'), near: 0.5 },
  {
    name: 'learners',
    about: /apprenants|learners/,
    number: /(?<![\p{L}\d,.])(\d{4}) apprenants/gu,
    near: 0.3,
    unless: /inscrits/,
    only: /^(?!\/formations|\/tarifs)/,
  },
  { name: 'sectors', about: /secteurs|fields/, number: count('secteurs|fields'), near: 0.5 },
  {
    name: 'careers',
    about: /metiers/,
    number: count('metiers|fiches'),
    near: 0.5,
    unless: /trois|en un|prix|promotion/,
  },
  {
    name: 'foundation',
    about: /(?:iet|ecole|institut|school|institute|promotion|classe?)/,
    number: /(?:depuis|fondee?|nee?|creee?|founded|since)(?: en| in)? ((?:19|20)\d\d)/g,
    only: /^(?!\/campus|\/alumni\/|\/agenda)/,
  },
  {
    name: 'exercises of admission',
    about: /exercices|test ecrit|test de|positionnement|epreuve ecrite|exercises/,
    number: time,
    unless:
      /etude de cas|entretien|mastere|dix minutes|appel|toutes les|pointe|depuis|interview|questionnaire/,
    only: /integrer-iet|admission|\/$|blog|actualites|formations|en\/|faq|recherche|orientation/,
  },
  {
    name: 'exercises of admission',
    about: /exercices/,
    number: /(\d{1,3}) ?(minutes?|heures?) d'exercices/g,
  },
  {
    name: 'case study',
    about: /etude de cas/,
    only: /integrer|admission|faq|blog|actualites|formations\/mastere|\/en\/|^\/$/,
    number:
      /etude de cas[^.]{0,30}?(\d{1,3}) ?(minutes?|heures?)(?![a-z]| de paris)|(\d{1,3}) ?(minutes?|heures?) d'etude de cas/g,
  },
  {
    name: 'interview of admission',
    about: /entretien|interview/,
    number: /(?:entretien|interview)s?[^.\d]{0,50}?(\d{1,3}) ?(minutes?|heures?)(?![a-z])/g,
    unless:
      /vae|employeur|job|recruteur|tables?|cloche|pitch|accueil|anglais|15 minutes|chaque entretien|conseill|orientation|trimestre/,
  },
  {
    name: 'answer after admission',
    about: /decision|reponse|admission|resultats?|repond|answer/,
    number:
      /(?:sous|dans les|d'ici|within|en|apres|au bout de) (\d{1,3}) (?:working )?(jours|days|semaines?|weeks?)(?![a-z])/g,
    unless:
      /reclamation|recours|contest|commission|mois|brochure|publi|amenag|handicap|avant|carte|tiers temps|accuse|donnees|conseiller|signal|droits|mail|courriel dans|retract|delai d'acces|9 mois|48|delai d acces|sante|relit|dys|accessib|entreprises@|admissions@|demande|mission|echange|anticip|international@|d'affilee/,
    only: /integrer-iet|admission|\/$|blog|actualites|formations|en\/|agenda|faq|contact/,
  },
  {
    name: 'access',
    about: /delai|entre|acces|entree|delay|separate|continu|session/,
    number: /(\d{1,3}) (?:heures|hours|h) (?:a|et|to|and) (\d{1,2}) (?:mois|months)/g,
  },
  {
    name: 'fee of applying',
    about: /candidat|dossier|inscription|applying|application|depot/,
    number: /(?:frais|coute|cout|fee|payer|regler|moyennant|participation)[^.]{0,40}?(\d{1,4}) ?(?:€|euros)/g,
    unless: /annuel|apprentissage|scolarite|premi(?:er|ere) versement|par an|prix/,
  },
  { name: 'wishes', about: /voeux|parcoursup/, number: /(\d{1,2}) voeux/g },
  {
    name: 'multiple wish',
    about: /voeu/,
    number: /(?:compte pour|un) (1|un|\d) seul voeu|(\d) voeux? (?:par|pour chaque) campus/g,
  },
  {
    name: 'first visit',
    about: /premiere visite|visite en entreprise|first visit/,
    number: /(\d{1,2}) (semaines?|weeks?|mois|jours)/g,
  },
  {
    name: 'without a contract',
    about:
      /sans contrat|pas de contrat|en attendant de signer|le temps de signer|limite (?:legale )?de|contrat se signe|stagiaire de la formation|n'ai pas encore d'entreprise|pendant que vous cherchez/,
    number: /(\d{1,2}) mois/g,
  },
  {
    name: 'after a break',
    about: /rupture|rompu/,
    number: /(\d{1,2}) mois/g,
    unless: /enquete|sortie|reponses|promotion|pour en retrouver/,
  },
  {
    name: 'weekly rhythm',
    about: /jours/,
    number: /(\d) jours (?:en cours|a l'ecole)[^.]{0,6}? (\d) (?:jours )?en entreprise/g,
    only: /^(?!\/formations|\/offres|\/agenda|\/campus|\/metiers)/,
  },
  { name: 'rates of the tax', about: /taux total/, number: /(\d,\d+) ?%/g },
  { name: 'instalment asked first', about: /premier versement|limite de/, number: /(\d{2}) ?% du prix/g },
  { name: 'people who help', about: /personnes dont c'est le metier/, number: /(\d+) personnes/g },
  {
    name: 'trial period',
    about: /premiers jours de presence|periode d'essai|mettre fin au contrat/,
    number: /(\d{1,3}) (?:premiers )?jours/g,
    unless: /apres la periode/,
  },
  { name: 'withdrawal', about: /retract/, number: /(\d{1,3}) jours/g, also: ['14', '10'] },
  {
    name: 'instalments',
    about: /mensualites|instalments/,
    number:
      /((?:\d{1,2}, )?\d{1,2},? (?:ou|or) \d{1,2}) (?:mensualites|monthly)|(\d{1,2}) (?:fois|mensualites)/g,
    also: ['3,6ou10', '10', '8', '1'],
  },
  {
    name: 'first meeting about VAE',
    about:
      /(?=.*vae)(?=.*(?:entretien|echange|rendez-vous))|premier echange|rendez-vous de \d+ minutes|telephone, fiche/,
    number: /(\d{1,3}) minutes/g,
    unless: /exercice|cas de/,
  },
  {
    name: 'steps of VAE',
    about: /vae|parcours compte/,
    number: /(\d{1,2}) (?:etapes|moments|temps|phases)/g,
    unless: /admission|entreprise|partenariat/,
    only: /vae|faq|blog|actualites|\/$/,
  },
  { name: 'length of VAE', about: /vae|validation des acquis/, number: /(\d{1,2}) a (\d{1,2}) mois/g },
  { name: 'jury of VAE', about: /recevabilite/, number: /sous (\d{1,2}) (mois|semaines)/g },
  {
    name: 'level of BTS',
    about: /btsa?/,
    number: /btsa?(?![a-z])[^.;|]{0,80}?niveau (\d)(?!\d)/g,
    unless: /bachelor|mastere/,
  },
  {
    name: 'level of bachelors',
    about: /bachelor/,
    number: /bachelors?(?![a-z])[^.;|]{0,90}?(?:niveau|level) (\d)(?!\d)/g,
    unless: /mastere|btsa?|d'un titre de|entree|lower|need/,
  },
  {
    name: 'level of mastères',
    about: /mastere/,
    number: /masteres?(?![a-z])[^.;|]{0,90}?(?:niveau|level) (\d)(?!\d)/g,
    unless: /bachelor|btsa?|titulaires|acces|prerequis/,
  },
  {
    name: 'hours of open days',
    about: /portes ouvertes|ouvre ses|ouvrent|se visite|visites?|recoit/,
    number: /de (\d{1,2} h(?: \d\d)?) a (\d{1,2} h(?: \d\d)?)/g,
    only: /journee-portes-ouvertes|integrer-iet|portes-ouvertes-|^\/$|blog/,
    unless: /interprete|garderie|permanence|employeurs|relire|bibliotheque|dossier/,
  },
  {
    name: 'hours of the switchboard',
    about: /standard|switchboard/,
    number: /de (\d{1,2} h(?: \d\d)?) a (\d{1,2} h(?: \d\d)?)/g,
    also: ['9h-12h30', '13h30-17h30'],
  },
  {
    name: 'size of groups',
    about: /groupes|groups|promotions? de|classes?/,
    number: /(?:de|of) (\d{2}) (?:a|to) (\d{2})(?: apprenants| eleves|\.|,|$| people)/g,
    only: /ecole|\/en\/|blog|actualites|integrer-iet|vie-etudiante/,
  },
  {
    name: 'share in apprenticeship',
    about: /alternance|alternation/,
    number: /(\d{2}) ?%/g,
    unless: /contrats|smic|entreprise|reussite|formation|rompu|prise en charge/,
    only: /^(?!\/formations|\/metiers|\/entreprise|\/tarifs)/,
  },
  {
    name: 'field equipment',
    about: /equipement|bottes|materiel/,
    number: /environ (\d{2,4}) (?:€|euros)/g,
    unless: /protection/,
  },
  {
    name: 'fund of associations',
    about: /associati|fonds|budget de demarrage/,
    number: /(?:fonds|budget)[^.]{0,40}?(\d{3,4}) (?:a (\d{3,4}) )?(?:€|euros)/g,
    also: ['300', '300-2500'],
  },
  { name: 'psychologist', about: /psychologue/, number: count('seances') },
  {
    name: 'acknowledgement of complaints',
    about: /accuse de reception/,
    number: /accuse de reception[^.,]{0,45}?(\d{1,2}) jours|(\d{1,2}) jours[^.]{0,40}accuse de reception/g,
    unless: /relation/,
  },
  { name: 'review of offers', about: /offre|relecture|publi/, number: /publiee?s? sous (\d{1,2}) jours/g },
  { name: 'accommodation of tests', about: /amenag|temps majore|prevenez/, number: /(\d{1,2}) jours avant/g },
  {
    name: 'appeal against a decision',
    about: /tiers temps|titres? delivres/,
    number: /sous (\d{1,2}) jours/g,
    only: /faq|inclusive|recherche|integrer/,
  },
  { name: 'study trip', about: /voyage d'etude|study trip/, number: /(\d{1,2}) jours/g },
  {
    name: 'art workshop',
    about: /atelier|artiste|art/,
    number: /(\d{1,2}) heures (?:d'atelier|a l'emploi)/g,
  },
  { name: 'network schools', about: /reseau|catalogue/, number: /(\d{1,2}) ecoles/g },
  {
    name: 'Smic of apprentices',
    about: /smic/,
    number: /(\d{2,3})(?= a \d{2,3} ?%| ?%)/g,
    also: ['27', '55', '100'],
  },
  { name: 'brochures', about: /brochure/, number: /(\d{1,2}) formations n'ont pas/g },
  { name: 'capital', about: /capital social/, number: /(\d{3,9}) euros/g },
  {
    name: 'engagements',
    about: /engagements/,
    number: count('engagements'),
    near: 0.5,
    only: /nos-engagements|ecole$/,
  },
  {
    name: 'live my life',
    about: /vis ma vie/,
    number: /(\d{1,2}) (jours|heures|journees)/g,
    only: /vie-etudiante|^\/$|integrer|blog/,
  },
  {
    name: 'end of applications in apprenticeship',
    about: /alternance|apprenti/,
    number:
      /(?:jusqu'au|avant le|cloture|ferment?|au plus tard|closes?)[^.\d]{0,30}((?:1er|\d{1,2}) (?:aout|septembre|octobre))/g,
    // A card of a programme that has closed says its own day.
    unless: /complementaire|bachelor|mastere|technicien|closes depuis/,
    only: /bts|integrer|blog|faq|actualites/,
  },
  {
    name: 'level of French',
    about: /niveau|level/,
    number: /(?:niveau|level) ([abc][12])(?![a-z\d])|(?<![a-z\d])([abc][12]) level/g,
    unless: /anglais|english|allemand|espagnol/,
  },
];
