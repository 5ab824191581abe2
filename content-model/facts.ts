/**
 * Facts of the school that its texts quote by name, `{{test.exercises}}`: each is written once, in the settings, or is
 * counted. Pure data, since the content service's panel offers them too.
 */
import { derivedNames, type settledKinds } from './fact-kinds';
import type { Label } from './notes';

interface FactGroup {
  label: Label;
  facts: Readonly<Record<string, Label>>;
}

type LabelsOf<Kinds> = {
  readonly [Group in keyof Kinds]: { label: Label; facts: { readonly [Name in keyof Kinds[Group]]: Label } };
};

/** Of the facts that editors write in the settings. */
export const settledLabels: LabelsOf<typeof settledKinds> = {
  school: {
    label: ['L’école', 'Ce que plusieurs pages disent d’elle.'],
    facts: {
      founded: ['Fondation', 'Année de la première promotion.'],
      learners: ['Apprenants', 'Inscrits cette année, toutes formations et tous statuts.'],
      graduates: ['Diplômés', 'Depuis la fondation, d’après l’annuaire.'],
      employers: ['Employeurs', 'Qui accueillent un alternant cette année.'],
      associations: ['Associations', 'D’étudiants, sur tous les campus.'],
    },
  },
  application: {
    label: ['Candidature', 'Hors calendrier national.'],
    facts: {
      fee: ['Frais de candidature', 'En euros ; 0 si candidater est gratuit.'],
      answer: ['Réponse', 'Jours ouvrés entre l’entretien et la décision.'],
      access: ['Délai d’accès', 'Entre la candidature et l’entrée : « de 48 heures à 9 mois ».'],
    },
  },
  test: {
    label: ['Épreuves d’admission', 'Leurs parties, en minutes.'],
    facts: {
      exercises: ['Exercices', 'Minutes, pour toutes les formations sauf les mastères.'],
      caseStudy: ['Étude de cas', 'Minutes, pour les mastères.'],
      interview: ['Entretien', 'Minutes.'],
    },
  },
  parcoursup: {
    label: ['Parcoursup', 'Les règles du calendrier national.'],
    facts: {
      wishes: ['Vœux', 'Le plus grand nombre.'],
      campuses: ['Plusieurs campus', 'Comment compte une formation demandée sur plusieurs campus.'],
    },
  },
  apprenticeship: {
    label: ['Alternance', 'Ce que l’école promet à tous ses alternants.'],
    facts: {
      firstVisit: ['Première visite', 'Semaines, au plus, avant la première visite en entreprise.'],
      withoutContract: ['Sans contrat', 'Mois pendant lesquels on suit les cours sans contrat.'],
      afterBreak: ['Après une rupture', 'Mois pendant lesquels on garde sa place.'],
    },
  },
  offers: {
    label: ['Offres', 'D’alternance et de stage.'],
    facts: {
      shown: ['Affichage', 'Jours, au plus, entre la publication et le dernier jour pour répondre.'],
    },
  },
  payment: {
    label: ['Paiement', 'Des formations à temps plein.'],
    facts: {
      instalments: ['Échéances', 'Par exemple « trois, six ou dix mensualités ».'],
    },
  },
  vae: {
    label: ['VAE', 'Validation des acquis de l’expérience.'],
    facts: {
      levels: ['Niveaux', 'Des titres de l’école que l’on peut valider : « 5, 6 et 7 ».'],
      steps: ['Étapes', 'Du premier appel au jury.'],
      duration: ['Durée', 'Par exemple « de six à douze mois ».'],
      firstMeeting: ['Premier entretien', 'Minutes.'],
    },
  },
  accessibility: {
    label: ['Accessibilité', 'Les résultats du dernier audit, que la déclaration et le pied de page citent.'],
    facts: {
      auditor: ['Auditeur', 'Le tiers qui a mené l’audit. Vide sans audit : le site est « non conforme ».'],
      assessedOn: ['Date', 'De l’audit, ou de l’auto-évaluation qui le précède.'],
      conforming: ['Critères conformes', 'Parmi les 106 du RGAA 4.1.2.'],
      failing: ['Critères non conformes', '0 si aucun.'],
      notApplicable: ['Critères non applicables', '0 si aucun.'],
    },
  },
  liveMyLife: {
    label: ['Vis ma vie', 'L’immersion dans une classe.'],
    facts: {
      duration: ['Durée', 'Par exemple « d’une demi-journée à deux jours ».'],
    },
  },
};

/** Of what the site counts or reads elsewhere in the settings. */
const derivedLabels: Readonly<Record<(typeof derivedNames)[number], Label>> = {
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
};

export interface QuotableFact {
  name: string;
  label: Label;
}

/** Every fact there may be, in the order in which editors find them. */
export const quotableFacts: readonly QuotableFact[] = [
  ...Object.entries<FactGroup>(settledLabels).flatMap(
    ([
      group,
      {
        label: [title],
        facts,
      },
    ]) =>
      Object.entries(facts).map(([name, [label, help]]) => ({
        name: `${group}.${name}`,
        label: [`${title}, ${label.toLowerCase()}`, help] as const,
      })),
  ),
  ...derivedNames.map((name) => ({ name, label: derivedLabels[name] })),
];
