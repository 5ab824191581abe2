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
