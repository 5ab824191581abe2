/** Labels of pages, menus, settings and what they share. */
import type { Labels } from '../../../../content-model/notes';

export const articleLabels: Labels = {
  rubrique: ['Rubrique', 'Début de l’adresse de la page : /rubrique.'],
  slug: ['Sous-page', 'Fin de l’adresse : /rubrique/sous-page. Vide pour la page de la rubrique elle-même.'],
  parentTitle: ['Titre de la rubrique', 'Pour le fil d’Ariane.'],
  position: ['Ordre', 'Place parmi les sous-pages de la rubrique.'],
  pageLayout: ['Page', 'Mise en page et blocs.'],
  layout: ['Mise en page', 'Habituelle (default), sans barre d’actions (dynamics), page seule (empty).'],
  blocks: ['Blocs', 'Ce que montre la page, de haut en bas.'],
};

export const menuLabels: Labels = {
  type: ['Menu', 'navbarproto : en haut de page ; footer : en bas de page.'],
  body: ['Entrées', 'De gauche à droite.'],
};

export const menuEntryLabels: Labels = {
  slug: ['Identifiant', 'Minuscules et traits d’union ; campus ouvre la liste des campus.'],
  items: ['Liens', 'Dans l’ordre où ils sont montrés.'],
  menu_sections: ['Colonnes', 'De gauche à droite.'],
  'menu_sections.Titre': ['Titre', 'Au-dessus des liens de la colonne.'],
  'menu_sections.items': ['Liens', 'Dans l’ordre où ils sont montrés.'],
};

export const settingsLabels: Labels = {
  schools: ['Établissements', 'Le premier est l’école elle-même.'],
  'schools.legalName': ['Raison sociale', 'Comme au registre du commerce.'],
  'schools.phone': ['Téléphone', 'Celui du standard.'],
  'schools.phone.number': ['Numéro', 'Par exemple 02 61 91 00 12.'],
  'schools.address': ['Adresse postale', 'Rue, code postal et ville, sur une ligne.'],
  'schools.siret': ['SIRET', 'Quatorze chiffres.'],
  'schools.nda': ['Numéro de déclaration d’activité', 'Onze chiffres.'],
  social: ['Réseaux sociaux', 'Montrés en bas de chaque page.'],
  'social.type': ['Réseau', 'Choisissez parmi ceux que le site connaît.'],
  'social.visible': ['Montré', 'Décochez pour cacher le réseau sans l’effacer.'],
  siteName: ['Nom du site', 'Après le titre de chaque page, dans l’onglet.'],
  siteUrl: ['Adresse du site', 'Avec https://.'],
  'seo.metaDescription': ['Description', 'Pour les moteurs de recherche.'],
  'seo.metas': [
    'Autres balises',
    'Pour les spécialistes : balises ajoutées à l’en-tête de toutes les pages.',
  ],
  'seo.shareImage': ['Image de partage', 'Montrée quand un lien est partagé.'],
  'seo.twitterSite': ['Compte X', 'Avec son @.'],
  admission: ['Dates d’admission', 'Montrées sur les fiches et les pages d’admission.'],
  'admission.national': ['Calendrier national', 'Ses étapes, dans l’ordre.'],
  'admission.national.opensOn': ['Premier jour', 'Compris.'],
  'admission.national.closesOn': ['Dernier jour', 'Compris ; vide s’il n’est pas connu.'],
  'admission.national.applications': ['Candidatures', 'On peut demander une place pendant cette étape.'],
  'admission.apprenticeship': ['Voie de l’alternance', 'Candidatures des apprentis auprès de l’école.'],
  'admission.apprenticeship.opensOn': ['Ouverture', 'Premier jour des candidatures.'],
  'admission.apprenticeship.closesOn': ['Clôture', 'Dernier jour des candidatures.'],
};

export const crmLabels: Labels = {
  linkBase: ['Adresse du CRM', 'Où mènent brochure, contact et candidature.'],
  withoutAction: [
    'Formations sans action',
    'Formations pour lesquelles le CRM n’a pas de brochure, de contact ou de candidature.',
  ],
  'pairsWithoutLink.programme': ['Formation', 'Son adresse, par exemple bts-gpn.'],
  'pairsWithoutLink.campus': ['Campus', 'Son adresse, par exemple lyon.'],
  'withoutAction.brochure': ['Sans brochure', 'Une adresse de formation par ligne.'],
  'withoutAction.contact': ['Sans contact', 'Une adresse de formation par ligne.'],
  'withoutAction.registration': ['Sans candidature', 'Une adresse de formation par ligne.'],
  pairsWithoutLink: ['Sans lien', 'Couples de formation et de campus que le CRM ne connaît pas.'],
};

export const actionLabels: Labels = {
  href: ['Lien', 'Chemin du site ou adresse complète ; vide si une action est choisie.'],
  action: ['Action', 'Ouvre la demande de brochure, de contact ou de candidature, au lieu d’un lien.'],
};

export const complaintLabels: Labels = {
  name: ['Nom', 'De la personne qui écrit.'],
  email: ['Adresse électronique', 'Pour lui répondre.'],
  phone: ['Téléphone', 'Si elle l’a donné.'],
  campus: ['Campus', 'Celui dont elle parle.'],
  sending: ['Envoi', 'Le même envoi n’est pris qu’une fois.'],
  relation: ['Lien avec l’école', 'Élève, parent, entreprise…'],
  facts: ['Faits', 'Ce qui s’est passé, comme la personne l’a écrit.'],
  outcome: ['Suite attendue', 'Ce que la personne demande.'],
};
