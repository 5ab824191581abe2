/**
 * Facts of the school that its texts quote by name, `{{test.exercises}}`: each is said once, in the settings, or is
 * counted. Pure data, since the content service's panel offers them too (decision 115).
 */
import type { Label } from './notes';

/**
 * How the value stands in a text: a number as French writes it, a year without its space, a price, a day, words as they
 * are.
 */
export type FactKind = 'number' | 'year' | 'euros' | 'day' | 'words';

interface SettledFact {
  kind: FactKind;
  label: Label;
}

interface FactGroup {
  label: Label;
  facts: Readonly<Record<string, SettledFact>>;
}

const number = (...label: Label): SettledFact => ({ kind: 'number', label });
const words = (...label: Label): SettledFact => ({ kind: 'words', label });

/** Facts that editors write in the settings, below `facts`; the name of a fact is its path: `test.exercises`. */
export const settledFacts = {
  school: {
    label: ['L’école', 'Ce que plusieurs pages disent d’elle.'],
    facts: {
      founded: { kind: 'year', label: ['Fondation', 'Année de la première promotion.'] },
      graduates: number('Diplômés', 'Depuis la fondation, d’après l’annuaire.'),
      employers: number('Employeurs', 'Qui accueillent un alternant cette année.'),
      associations: number('Associations', 'D’étudiants, sur tous les campus.'),
    },
  },
  application: {
    label: ['Candidature', 'Hors calendrier national.'],
    facts: {
      fee: { kind: 'euros', label: ['Frais de candidature', 'En euros ; 0 si candidater est gratuit.'] },
      answer: number('Réponse', 'Jours ouvrés entre l’entretien et la décision.'),
      access: words('Délai d’accès', 'Entre la candidature et l’entrée : « de 48 heures à 9 mois ».'),
    },
  },
  test: {
    label: ['Épreuves d’admission', 'Leurs parties, en minutes.'],
    facts: {
      exercises: number('Exercices', 'Minutes, pour toutes les formations sauf les mastères.'),
      caseStudy: number('Étude de cas', 'Minutes, pour les mastères.'),
      interview: number('Entretien', 'Minutes.'),
    },
  },
  parcoursup: {
    label: ['Parcoursup', 'Les règles du calendrier national.'],
    facts: {
      wishes: number('Vœux', 'Le plus grand nombre.'),
      campuses: words('Plusieurs campus', 'Comment compte une formation demandée sur plusieurs campus.'),
    },
  },
  apprenticeship: {
    label: ['Alternance', 'Ce que l’école promet à tous ses alternants.'],
    facts: {
      firstVisit: number('Première visite', 'Semaines, au plus, avant la première visite en entreprise.'),
      withoutContract: number('Sans contrat', 'Mois pendant lesquels on suit les cours sans contrat.'),
      afterBreak: number('Après une rupture', 'Mois pendant lesquels on garde sa place.'),
    },
  },
  payment: {
    label: ['Paiement', 'Des formations à temps plein.'],
    facts: {
      instalments: words('Échéances', 'Par exemple « trois, six ou dix mensualités ».'),
    },
  },
  vae: {
    label: ['VAE', 'Validation des acquis de l’expérience.'],
    facts: {
      levels: words('Niveaux', 'Des titres de l’école que l’on peut valider : « 5, 6 et 7 ».'),
      steps: number('Étapes', 'Du premier appel au jury.'),
      duration: words('Durée', 'Par exemple « de six à douze mois ».'),
      firstMeeting: number('Premier entretien', 'Minutes.'),
    },
  },
  accessibility: {
    label: ['Accessibilité', 'Les résultats du dernier audit, que la déclaration et le pied de page citent.'],
    facts: {
      auditor: words(
        'Auditeur',
        'Le tiers qui a mené l’audit. Vide sans audit : le site est « non conforme ».',
      ),
      assessedOn: { kind: 'day', label: ['Date', 'De l’audit, ou de l’auto-évaluation qui le précède.'] },
      conforming: number('Critères conformes', 'Parmi les 106 du RGAA 4.1.2.'),
      failing: number('Critères non conformes', '0 si aucun.'),
      notApplicable: number('Critères non applicables', '0 si aucun.'),
    },
  },
  liveMyLife: {
    label: ['Vis ma vie', 'L’immersion dans une classe.'],
    facts: {
      duration: words('Durée', 'Par exemple « d’une demi-journée à deux jours ».'),
    },
  },
} as const satisfies Readonly<Record<string, FactGroup>>;

/** What the site counts or reads elsewhere in the settings. */
export const derivedFacts = {
  'count.campuses': ['Nombre de campus', 'Compté.'],
  'count.programmes': ['Nombre de formations', 'Compté.'],
  'contact.phone': ['Téléphone', 'Du standard, dans « Établissements ».'],
  'contact.email': ['Courriel', 'De l’école, en tête des réglages.'],
  'contact.address': ['Adresse postale', 'Du siège, dans « Établissements ».'],
  'apprenticeship.opensOn': ['Ouverture en alternance', 'Dans « Dates d’admission ».'],
  'apprenticeship.closesOn': ['Clôture en alternance', 'Dans « Dates d’admission ».'],
  'parcoursup.opensOn': ['Ouverture des vœux', 'Première étape avec candidatures du calendrier national.'],
  'parcoursup.closesOn': ['Clôture des vœux', 'Dernier jour de cette étape.'],
  'accessibility.state': [
    'État de conformité',
    'D’après l’audit : « non conforme » tant qu’il n’y en a pas.',
  ],
  'accessibility.rate': ['Taux de conformité', 'Des critères qui s’appliquent.'],
} as const satisfies Readonly<Record<string, Label>>;

export interface QuotableFact {
  name: string;
  label: Label;
}

/** Every fact there may be, in the order in which editors find them. */
export const quotableFacts: readonly QuotableFact[] = [
  ...Object.entries<FactGroup>(settledFacts).flatMap(
    ([
      group,
      {
        label: [title],
        facts,
      },
    ]) =>
      Object.entries(facts).map(
        ([
          name,
          {
            label: [label, help],
          },
        ]) => ({
          name: `${group}.${name}`,
          label: [`${title}, ${label.toLowerCase()}`, help] as const,
        }),
      ),
  ),
  ...Object.entries<Label>(derivedFacts).map(([name, label]) => ({ name, label })),
];
