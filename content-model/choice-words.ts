/** What editors choose from, in French: the words of `enumerations.ts` are those of Strapi's answers. Pure data. */
import * as words from './enumerations';

const inFrench = <Word extends string>(values: readonly Word[], french: Readonly<Record<Word, string>>) =>
  [values, values.map((value) => french[value])] as const;

const lists = [
  inFrench(words.transportModes, {
    train: 'Train',
    tram: 'Tram',
    bus: 'Bus',
    bike: 'Vélo',
    car: 'Voiture',
    foot: 'À pied',
  }),
  inFrench(words.rhythms, { fulltime: 'Temps plein', periodic: 'Alternance' }),
  inFrench(words.durationFormats, { long: 'Longue (diplôme)', short: 'Courte' }),
  inFrench(words.durationUnits, { years: 'Années', months: 'Mois', hours: 'Heures' }),
  inFrench(words.weekdays, {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
  }),
  inFrench(words.weekPlaces, {
    school: 'À l’école',
    field: 'Sur le terrain',
    company: 'En entreprise',
    remote: 'À distance',
  }),
  inFrench(words.priceStatuses, {
    initial: 'Formation initiale',
    apprenticeship: 'Apprentissage',
    continuing: 'Formation continue',
  }),
  inFrench(words.pricePeriods, { year: 'Par an', course: 'Pour toute la formation' }),
  inFrench(words.admissionCalendars, {
    national: 'Parcoursup (calendrier national)',
    rolling: 'Toute l’année',
  }),
  inFrench(words.eventTypes, {
    'open-day': 'Portes ouvertes',
    'admission-test': 'Épreuve d’admission',
    conference: 'Conférence',
    convention: 'Salon',
    'live-my-life': 'Immersion (vis ma vie)',
    'job-dating': 'Job dating',
  }),
  inFrench(words.availabilities, { scheduled: 'Prévu', full: 'Complet', cancelled: 'Annulé' }),
  inFrench(words.eventModes, { 'on-site': 'Sur place', online: 'En ligne', mixed: 'Sur place et en ligne' }),
  inFrench(words.contracts, {
    apprenticeship: 'Apprentissage',
    professionalisation: 'Professionnalisation',
    internship: 'Stage',
  }),
  inFrench(words.alternations, {
    days: 'Jours de la semaine',
    weeks: 'Semaines entières',
    fulltime: 'Pas de cours pendant le contrat',
  }),
  inFrench(words.peopleKinds, { alumnus: 'Ancien élève', ambassador: 'Ambassadeur' }),
  inFrench(words.partnerKinds, {
    company: 'Entreprise',
    network: 'Réseau',
    'public-body': 'Organisme public',
    association: 'Association',
    research: 'Recherche',
  }),
  inFrench(words.locales, { fr: 'Français', en: 'Anglais' }),
  inFrench(words.pageLayouts, {
    default: 'Habituelle',
    dynamics: 'Sans barre d’actions',
    empty: 'Page seule',
  }),
  inFrench(words.menuTypes, { navbarproto: 'En haut de page', footer: 'En bas de page' }),
  inFrench(words.surfaces, { plain: 'Clair', soft: 'Doux', deep: 'Foncé' }),
  inFrench(words.widths, { narrow: 'Étroite', normal: 'Normale', wide: 'Large' }),
  inFrench(words.tones, { forest: 'Principale', river: 'Calme', sun: 'Vive', clay: 'Chaude' }),
  inFrench(words.actionNames, {
    brochure: 'Demande de brochure',
    contact: 'Prise de contact',
    registration: 'Candidature',
  }),
  inFrench(words.sides, { left: 'À gauche', right: 'À droite' }),
  inFrench(words.videoProviders, { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' }),
  inFrench(words.campusPresentations, { cards: 'Cartes', map: 'Carte de France', list: 'Liste' }),
  inFrench(words.redirectReasons, {
    renamed: 'Renommée',
    moved: 'Déplacée',
    gone: 'Disparue',
    manual: 'Écrite à la main',
  }),
  inFrench(words.socialTypes, {
    Instagram: 'Instagram',
    Facebook: 'Facebook',
    Youtube: 'YouTube',
    Linkedin: 'LinkedIn',
    Twitter: 'X (Twitter)',
    Discord: 'Discord',
    Tiktok: 'TikTok',
  }),
  inFrench(words.complainants, {
    applicant: 'Candidat',
    learner: 'Apprenant',
    parent: 'Parent',
    employer: 'Employeur',
    funder: 'Financeur',
    neighbour: 'Voisin',
    other: 'Autre',
  }),
  inFrench(words.metaKinds, { name: 'name', property: 'property', itemprop: 'itemprop' }),
  inFrench(words.headRelations, { canonical: 'Adresse de référence', alternate: 'Traduction' }),
  inFrench(words.shareCards, { summary: 'Petite image', summary_large_image: 'Grande image' }),
];

/** @throws when a list has no French words: editors would choose from those of Strapi's answers */
export function frenchChoices(values: readonly string[]): readonly string[] {
  const list = lists.find(([listed]) => listed.join() === values.join());
  if (!list) throw new Error(`${values.join(', ')}: no French words`);
  return list[1];
}
