/** Labels of what is published as it happens: agenda, news, blog, offers, people, podcasts. */
import type { Labels } from './common';

export const eventLabels: Labels = {
  url: ['Inscription', 'Page d’inscription d’un autre site, s’il y en a une.'],
  dateStart: ['Début', 'Jour et heure du campus, où que vous soyez ; de Paris s’il n’y en a pas.'],
  dateEnd: [
    'Fin',
    'Jour et heure du campus ; vide si elle n’est pas connue. Minuit (00:00) termine le jour d’avant.',
  ],
  allDay: ['Toute la journée', 'Oui : seuls les jours comptent, aucune heure n’est montrée.'],
  type: [
    'Type',
    'Portes ouvertes (open-day), épreuve (admission-test), conférence (conference), salon (convention), immersion (live-my-life), job dating (job-dating).',
  ],
  availability: ['Disponibilité', 'Prévu, complet ou annulé.'],
  mode: ['Format', 'Sur place, en ligne ou les deux.'],
  place: ['Lieu', 'Si ce n’est pas l’adresse du campus.'],
};

export const newsLabels: Labels = {
  cat_news: ['Catégorie', 'Une seule, choisie parmi les catégories des actualités.'],
  updatedOn: ['Modifiée le', 'Si le texte a changé depuis sa publication.'],
};

export const postLabels: Labels = {
  category: ['Catégorie', 'Montrée au-dessus du titre, et filtre de la liste.'],
  'category.slug': ['Identifiant', 'Le même pour tous les articles de la catégorie.'],
  author: ['Auteur', 'Qui signe l’article.'],
  updatedOn: ['Modifié le', 'Si le texte a changé depuis sa publication.'],
};

export const offerLabels: Labels = {
  city: ['Ville', 'Où l’on travaille.'],
  contract: [
    'Contrat',
    'Apprentissage (apprenticeship), professionnalisation (professionalisation) ou stage (internship).',
  ],
  rhythm: ['Rythme', 'Par exemple : 3 jours en entreprise, 2 jours en cours.'],
  alternation: [
    'Genre d’alternance',
    'Jours de la semaine, semaines entières, ou pas de cours pendant le contrat.',
  ],
  duration: ['Durée', 'Par exemple : 24 mois.'],
  startsOn: ['Début', 'Premier jour du contrat.'],
  closesOn: ['Dernier jour pour répondre', 'Vide : jusqu’au début du contrat.'],
  rome: ['Code ROME', 'Par exemple A1204.'],
  profile: ['Profil recherché', 'Un critère par ligne.'],
};

export const personLabels: Labels = {
  kind: ['Genre', 'Ancien élève ou ambassadeur.'],
  graduationYear: ['Année de diplôme', 'Vide pour qui étudie encore.'],
  job: ['Métier', 'Métier actuel, ou formation suivie.'],
  quote: ['Citation', 'Une phrase ou deux, sans guillemets.'],
  story: ['Parcours', 'Du premier jour à l’école jusqu’à aujourd’hui.'],
};

export const podcastLabels: Labels = {
  number: ['Numéro', 'De l’épisode.'],
  minutes: ['Durée en minutes', 'Nombre entier.'],
  guest: ['Invité', 'Nom et fonction de la personne interrogée.'],
  url: ['Page d’écoute', 'Sur une plateforme, s’il y en a une.'],
};

export const faqLabels: Labels = {
  question: ['Question', 'Comme les visiteurs la posent.'],
  answer: ['Réponse', 'Commencez par la réponse ; les détails ensuite.'],
  topic: ['Sujet', 'Identifiant du sujet : admissions, financement…'],
};

export const answerLabels: Labels = {
  question: ['Question', 'Comme elle s’affiche au-dessus de la réponse.'],
  wordings: ['Formulations', 'Ce que l’on tape dans la recherche : « prix bts », « combien coûte un bts »…'],
  answer: ['Réponse', 'Une ou deux phrases.'],
  url: ['Lien', 'Page du site où la réponse continue : /tarifs.'],
  label: ['Texte du lien', 'Dit où mène le lien.'],
};

export const partnerLabels: Labels = {
  kind: [
    'Genre',
    'Entreprise (company), réseau (network), organisme public (public-body), association ou recherche (research).',
  ],
};
