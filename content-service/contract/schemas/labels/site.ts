/** Labels of pages, menus, settings and what they share. */
import type { Labels } from './common';

export const articleLabels: Labels = {
  rubrique: ['Rubrique', 'Début de l’adresse de la page : /rubrique.'],
  slug: ['Sous-page', 'Fin de l’adresse : /rubrique/sous-page. Vide pour la page de la rubrique elle-même.'],
  parentTitle: ['Titre de la rubrique', 'Pour le fil d’Ariane.'],
  position: ['Ordre', 'Place parmi les sous-pages de la rubrique.'],
  pageLayout: 'Page',
  layout: ['Mise en page', 'Habituelle (default), sans barre d’actions (dynamics), page seule (empty).'],
  blocks: ['Blocs', 'Ce que montre la page, de haut en bas.'],
};

export const menuLabels: Labels = {
  type: ['Menu', 'navbarproto : en haut de page ; footer : en bas de page.'],
  body: ['Entrées', 'De gauche à droite.'],
};

export const menuEntryLabels: Labels = {
  slug: ['Identifiant', 'Minuscules et traits d’union ; campus ouvre la liste des campus.'],
  items: 'Liens',
  menu_sections: 'Colonnes',
  'menu_sections.Titre': 'Titre',
  'menu_sections.items': 'Liens',
};

export const settingsLabels: Labels = {
  schools: 'Établissements',
  'schools.legalName': 'Raison sociale',
  'schools.phone': 'Téléphone',
  'schools.phone.number': 'Numéro',
  'schools.address': 'Adresse postale',
  'schools.siret': ['SIRET', 'Quatorze chiffres.'],
  'schools.nda': ['Numéro de déclaration d’activité', 'Onze chiffres.'],
  social: 'Réseaux sociaux',
  'social.type': 'Réseau',
  'social.visible': 'Montré',
  siteName: 'Nom du site',
  siteUrl: ['Adresse du site', 'Avec https://.'],
  'seo.metaDescription': ['Description', 'Pour les moteurs de recherche.'],
  'seo.metas': 'Autres balises',
  'seo.shareImage': ['Image de partage', 'Montrée quand un lien est partagé.'],
  'seo.twitterSite': ['Compte X', 'Avec son @.'],
  admission: ['Dates d’admission', 'Montrées sur les fiches et les pages d’admission.'],
  'admission.national': ['Calendrier national', 'Ses étapes, dans l’ordre.'],
  'admission.national.opensOn': 'Premier jour',
  'admission.national.closesOn': 'Dernier jour',
  'admission.national.applications': ['Candidatures', 'On peut demander une place pendant cette étape.'],
  'admission.apprenticeship': ['Voie de l’alternance', 'Candidatures des apprentis auprès de l’école.'],
  'admission.apprenticeship.opensOn': 'Ouverture',
  'admission.apprenticeship.closesOn': 'Clôture',
};

export const crmLabels: Labels = {
  linkBase: ['Adresse du CRM', 'Où mènent brochure, contact et candidature.'],
  withoutAction: 'Formations sans action',
  'withoutAction.brochure': ['Sans brochure', 'Une adresse de formation par ligne.'],
  'withoutAction.contact': ['Sans contact', 'Une adresse de formation par ligne.'],
  'withoutAction.registration': ['Sans candidature', 'Une adresse de formation par ligne.'],
  pairsWithoutLink: ['Sans lien', 'Couples de formation et de campus que le CRM ne connaît pas.'],
};

export const labelLabels: Labels = {
  key: ['Clé', 'Par exemple commons.brand.tagline.'],
  value: 'Texte',
};

export const seoLabels: Labels = {
  metaTitle: ['Titre', 'Dans l’onglet et les moteurs de recherche ; sinon celui de la page.'],
  metaDescription: ['Description', 'De 50 à 320 caractères ; sinon le résumé.'],
  og: 'Partage (Open Graph)',
  twitter: 'Partage sur X',
  'twitter.card': 'Format',
  'twitter.imageAlt': 'Texte alternatif de l’image',
  shareImage: ['Image de partage', 'Montrée quand un lien est partagé.'],
  metas: 'Autres balises',
  links: 'Liens de l’en-tête',
  'links.rel': 'Relation',
  'links.hreflang': 'Langue',
  preventIndexing: ['Cacher aux moteurs de recherche', 'La page reste visible, mais n’est pas indexée.'],
};

export const metaLabels: Labels = { key: 'Nom', value: 'Valeur', type: 'Genre' };

export const actionLabels: Labels = {
  href: ['Lien', 'Chemin du site ou adresse complète ; vide si une action est choisie.'],
  action: ['Action', 'Ouvre la demande de brochure, de contact ou de candidature, au lieu d’un lien.'],
};

export const complaintLabels: Labels = {
  sending: ['Envoi', 'Le même envoi n’est pris qu’une fois.'],
  relation: 'Lien avec l’école',
  facts: 'Faits',
  outcome: 'Suite attendue',
};
