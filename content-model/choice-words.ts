/** What editors choose from, in French: the words of `enumerations.ts` are those of the wire. Pure data. */
import * as words from './enumerations';

/** In the order of the words. */
const french: readonly (readonly [words: readonly string[], french: readonly string[]])[] = [
  [words.transportModes, ['Train', 'Tram', 'Bus', 'Vélo', 'Voiture', 'À pied']],
  [words.rhythms, ['Temps plein', 'Alternance']],
  [words.durationFormats, ['Longue (diplôme)', 'Courte']],
  [words.durationUnits, ['Années', 'Mois', 'Heures']],
  [words.weekdays, ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi']],
  [words.weekPlaces, ['À l’école', 'Sur le terrain', 'En entreprise', 'À distance']],
  [words.priceStatuses, ['Formation initiale', 'Apprentissage', 'Formation continue']],
  [words.pricePeriods, ['Par an', 'Pour toute la formation']],
  [words.admissionCalendars, ['Parcoursup (calendrier national)', 'Toute l’année']],
  [
    words.eventTypes,
    ['Portes ouvertes', 'Épreuve d’admission', 'Conférence', 'Salon', 'Immersion (vis ma vie)', 'Job dating'],
  ],
  [words.availabilities, ['Prévu', 'Complet', 'Annulé']],
  [words.eventModes, ['Sur place', 'En ligne', 'Sur place et en ligne']],
  [words.contracts, ['Apprentissage', 'Professionnalisation', 'Stage']],
  [words.alternations, ['Jours de la semaine', 'Semaines entières', 'Pas de cours pendant le contrat']],
  [words.peopleKinds, ['Ancien élève', 'Ambassadeur']],
  [words.partnerKinds, ['Entreprise', 'Réseau', 'Organisme public', 'Association', 'Recherche']],
  [words.locales, ['Français', 'Anglais']],
  [words.pageLayouts, ['Habituelle', 'Sans barre d’actions', 'Page seule']],
  [words.menuTypes, ['En haut de page', 'En bas de page']],
  [words.surfaces, ['Clair', 'Doux', 'Foncé']],
  [words.widths, ['Étroite', 'Normale', 'Large']],
  [words.tones, ['Vert', 'Bleu', 'Jaune', 'Terre cuite']],
  [words.actionNames, ['Demande de brochure', 'Prise de contact', 'Candidature']],
  [words.sides, ['À gauche', 'À droite']],
  [words.videoProviders, ['YouTube', 'Vimeo', 'Dailymotion']],
  [words.campusPresentations, ['Cartes', 'Carte de France', 'Liste']],
  [words.redirectReasons, ['Renommée', 'Déplacée', 'Disparue', 'Écrite à la main']],
  [words.socialTypes, ['Instagram', 'Facebook', 'YouTube', 'LinkedIn', 'X (Twitter)', 'Discord', 'TikTok']],
  [words.complainants, ['Candidat', 'Apprenant', 'Parent', 'Employeur', 'Financeur', 'Voisin', 'Autre']],
  [words.metaKinds, ['name', 'property', 'itemprop']],
  [words.headRelations, ['Adresse de référence', 'Traduction']],
  [words.shareCards, ['Petite image', 'Grande image']],
];

/** @throws when a list has no French: editors would choose from words of the wire */
export function frenchChoices(values: readonly string[]): readonly string[] {
  const found = french.find(([one]) => one.join() === values.join());
  if (!found) throw new Error(`${values.join(', ')}: no French words`);
  return found[1];
}
