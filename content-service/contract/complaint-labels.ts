/** The names of a complaint's fields for editors. */
import type { Labels } from '../../content-model/notes';

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
