/** Programmes of the school. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import {
  admissionCalendars,
  durationFormats,
  durationUnits,
  pricePeriods,
  priceStatuses,
  rhythms,
  weekdays,
  weekPlaces,
} from '../enumerations';
import { group, pick, pickIn, type ReadOf } from '../field';
import { head } from '../head';
import {
  code,
  day,
  ifAny,
  level,
  line,
  list,
  map,
  needed,
  nullable,
  number,
  oneOf,
  optional,
  orEmpty,
  paragraph,
  picture,
  rawText,
  richText,
  slug,
  withDefault,
  yesNo,
} from '../kinds';
import type { Label } from '../notes';
import { places } from '../places';
import { toMany, toOne } from '../relations';

const lines = (min: number, label: Label, max?: number) =>
  list(line(), { min, ...(max ? { max } : {}) }, label);

const duration = group(
  {
    format: needed(oneOf(durationFormats, ['Format', 'Longue (diplôme) ou courte.'])),
    value: needed(number(z.number().positive(), ['Nombre', 'Par exemple 2.'])),
    unit: needed(oneOf(durationUnits, ['Unité', 'De ce nombre.'])),
  },
  ['Durée', 'De la formation entière.'],
);

/** Alternation per rhythm, e.g. '2 jours en cours, 3 jours en entreprise'. */
const schedule = group({
  rhythm: needed(oneOf(rhythms, ['Rythme', 'Celui que la ligne décrit.'])),
  text: needed(line()),
});

const weekDay = group({
  day: needed(oneOf(weekdays, ['Jour', 'De la semaine.'])),
  place: needed(oneOf(weekPlaces, ['Lieu', 'Où l’on est ce jour-là.'])),
  text: needed(line()),
});

/** One week, day by day with the place of each; none without a day. */
const week = map(
  optional(
    group(
      {
        title: needed(
          line(['Titre', 'Quelle semaine : « Une semaine de mai, première année à temps plein ».']),
        ),
        days: list(weekDay, { min: 2, max: 6 }, ['Jours', 'De deux à six jours, dans l’ordre.']),
        note: optional(paragraph(['Et ensuite', 'Ce que sont les autres semaines.'])),
      },
      ['Une semaine', 'Facultatif : une semaine comme on la vit, jour après jour.'],
    ),
  ),
  (value) => (value && value.days.length > 0 ? value : null),
);

const certification = group(
  {
    title: needed(line(['Intitulé', 'Comme au répertoire national.'])),
    rncpCode: nullable(code(/^(?:RNCP|RS)\d{3,5}$/, ['Code', 'RNCP ou RS suivi de son numéro.'])),
    /** European level 3 to 8 of the register, not the school's scale. */
    level: nullable(number(z.int().min(3).max(8), ['Niveau européen', 'De 3 à 8.'])),
    certifier: needed(line(['Certificateur', 'Qui délivre la certification.'])),
    registeredOn: nullable(day(['Enregistrée le', 'Date de la décision d’enregistrement.'])),
    expiresOn: nullable(day(['Expire le', 'Date de fin de l’enregistrement.'])),
    demo: yesNo(false, [
      'Exemple',
      'Seulement dans l’école de démonstration : la certification n’existe pas.',
    ]),
  },
  ['Certification', 'Titre inscrit au répertoire national (RNCP ou RS).'],
);

const competence = group({
  title: needed(line()),
  items: list(line(), { min: 2 }, ['Compétences', 'Une par ligne.']),
});

const module = group({
  title: needed(line()),
  hours: nullable(
    number(
      z.int().positive(),
      ['Heures', 'Nombre d’heures du module, s’il est connu.'],
      z.number().positive(),
    ),
  ),
  text: paragraph(),
});

/** Statuses of learners to whom a value applies. */
const statuses = (label: Label) => withDefault(list(oneOf(priceStatuses), {}, label), []);

const admission = group(
  {
    /**
     * `national`: Parcoursup calendar (BTS), with the dates of the settings; `rolling`: all year, 48h to 9 months
     * (specification §1).
     */
    calendar: oneOf(admissionCalendars, [
      'Calendrier',
      'Celui de Parcoursup, ou candidatures toute l’année.',
    ]),
    delay: orEmpty(line(['Délai d’accès', 'Entre la demande et l’entrée en formation.'])),
    steps: lines(2, ['Étapes', 'Une par ligne, deux au moins.']),
    opensOn: nullable(
      day(['Ouverture', 'Vide pour le calendrier national : ses dates sont dans les réglages du site.']),
    ),
    closesOn: nullable(day(['Clôture', 'Vide pour le calendrier national.'])),
    /** A text for information without a date. */
    full: statuses(['Complet pour', 'Les statuts dont toutes les places sont prises.']),
    byTelephone: statuses([
      'Par téléphone pour',
      'Les statuts pour lesquels on appelle l’école au lieu de remplir un formulaire.',
    ]),
  },
  ['Admission', 'Calendrier, délai et étapes.'],
);
const noDates = {
  calendar: null,
  opensOn: null,
  closesOn: null,
  full: [],
  byTelephone: [],
} satisfies Partial<NonNullable<ReadOf<typeof admission>>>;
const noAdmission: NonNullable<ReadOf<typeof admission>> = { ...noDates, delay: '', steps: [] };
/** The fields that its state depends on. */
const admissionAlone = map(
  pickIn(admission, 'calendar', 'opensOn', 'closesOn', 'full', 'byTelephone'),
  (value) => value ?? noDates,
);

const price = group({
  status: needed(oneOf(priceStatuses, ['Statut', 'De la personne qui paie ce prix.'])),
  /** Euros, all taxes included; 0 for an apprentice; null when only on quotation. */
  amount: nullable(
    number(z.number().min(0), [
      'Montant',
      'En euros, toutes taxes comprises ; 0 pour un apprenti ; vide si sur devis.',
    ]),
  ),
  per: needed(oneOf(pricePeriods, ['Par', 'Ce que le montant couvre.'])),
  note: line(['Précision', 'Ce que le prix comprend, qui le finance.']),
});
const priceAlone = pickIn(price, 'status', 'amount', 'per');

const rate = (label: Label) => nullable(number(z.number().min(0).max(100), label));

const outcomes = group(
  {
    year: needed(
      line([
        'Année',
        'Par exemple : Promotion 2026. Pas encore de diplômés : « Première promotion en 2027 », effectif 0.',
      ]),
    ),
    /** Number of learners the rates are drawn from; under 10 the rates are not shown. */
    cohort: needed(
      number(z.int().min(0), [
        'Effectif',
        'Nombre d’apprenants comptés ; en dessous de 10, les taux ne sont pas montrés.',
      ]),
    ),
    /** Nobody was asked yet in a new programme. */
    source: orEmpty(
      ifAny(
        line([
          'Source',
          'D’où viennent les chiffres : enquête, ministère… Vide avant la première promotion.',
        ]),
      ),
    ),
    success: rate(['Réussite (%)', 'Part des candidats qui ont obtenu le diplôme ou le titre.']),
    continuation: rate(['Poursuite d’études (%)', 'Part des diplômés qui poursuivent des études.']),
    interruption: rate(['Interruption (%)', 'Part des inscrits qui ont arrêté en cours de formation.']),
    employment: rate([
      'Insertion (%)',
      'Part de ceux qui ont un emploi, parmi les diplômés qui n’ont pas poursuivi d’études.',
    ]),
    contractBreak: rate([
      'Rupture de contrat (%)',
      'Part des contrats d’apprentissage rompus avant leur terme.',
    ]),
  },
  [
    'Résultats',
    'Chiffres de la dernière promotion connue ; pour une formation nouvelle, l’année de la première.',
  ],
);

export const programmes = defineCollection(
  places.programmes,
  {
    frenchNames: ['Formation', 'Formations'],
    drafts: true,
    folder: 'programmes',
    sort: ['exitLevel', 'title'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      shortTitle: line(['Titre court', 'Pour les cartes et les menus.']),
      summary: orEmpty(paragraph()),
      description: richText(['Présentation', 'Ce que l’on apprend et pour quoi faire.']),
      sector: toOne('sectors'),
      entryLevel: level(['Niveau d’entrée', 'De 0 (Bac) à 5 (Bac+5).']),
      exitLevel: level(['Niveau de sortie', 'De 0 (Bac) à 5 (Bac+5).']),
      rhythms: list(oneOf(rhythms), { min: 1 }, ['Rythmes', 'Temps plein, alternance ou les deux.']),
      duration,
      schedule: list(schedule, { min: 1 }, ['Organisation de l’alternance', 'Une ligne par rythme.']),
      intakes: lines(1, ['Rentrées', 'Une par ligne.']),
      week,
      publicDiploma: yesNo(false, [
        'Diplôme d’État',
        'Oui pour un BTS, un BTSA, un bac professionnel… ; non pour un titre de l’école.',
      ]),
      certification: nullable(certification),
      aims: lines(4, ['Objectifs', 'Un par ligne, de quatre à six.'], 6),
      competences: list(competence, { min: 2 }, ['Blocs de compétences', 'Deux au moins.']),
      curriculum: list(module, { min: 3 }, ['Programme', 'Trois modules au moins.']),
      prerequisites: lines(1, ['Prérequis', 'Un par ligne.']),
      admission: map(admission, (value) => value ?? noAdmission),
      methods: lines(2, ['Méthodes pédagogiques', 'Une par ligne, deux au moins.']),
      assessment: lines(2, ['Modalités d’évaluation', 'Une par ligne, deux au moins.']),
      prices: list(price, { min: 1 }, ['Tarifs', 'Un par statut.']),
      outcomes: nullable(outcomes),
      accessibility: paragraph([
        'Accessibilité',
        'Comment la formation s’adapte aux situations de handicap.',
      ]),
      campuses: toMany('campuses'),
      followOn: toMany('programmes', ['Poursuites', 'Formations que l’on peut suivre ensuite.']),
      careers: toMany('careers'),
      brochure: yesNo(true, ['Brochure', 'Une brochure peut être demandée.']),
      updatedOn: orEmpty(day()),
      image: ifAny(picture()),
      /** The tool of the trade, drawn: shown instead of the image, and on cards. */
      plate: ifAny(
        picture([
          'Planche',
          'Facultatif : un outil du métier, dessiné. Elle remplace l’image et paraît aussi sur les cartes. Ni nom ni légende dans le dessin, seulement des lettres ; son texte alternatif nomme l’objet.',
        ]),
      ),
      plateCaption: ifAny(
        paragraph([
          'Légende de la planche',
          'Sous le dessin : le nom de l’outil, son usage, et ce que disent les lettres : « a, lame ; b, manche ».',
        ]),
      ),
      seo: head,
    },
  },
  (fields) => {
    const summary = {
      ...pick(
        fields,
        'slug',
        'title',
        'shortTitle',
        'summary',
        'entryLevel',
        'exitLevel',
        'rhythms',
        'duration',
        'publicDiploma',
        'sector',
        'campuses',
        'plate',
      ),
      prices: list(priceAlone),
      admission: admissionAlone,
    };
    return {
      /** The fields of a card. */
      summary,
      sheet: { ...summary, ...pick(fields, 'image'), ...fields },
      sitemap: pick(fields, 'slug', 'updatedOn', 'plate', 'image', 'seo'),
      /** The dates of admission. */
      calendar: {
        ...pick(fields, 'slug', 'title', 'campuses'),
        prices: list(priceAlone),
        admission: admissionAlone,
      },
      search: {
        ...pick(
          fields,
          'slug',
          'title',
          'shortTitle',
          'summary',
          'exitLevel',
          'rhythms',
          'duration',
          'sector',
          'campuses',
          'careers',
        ),
        description: rawText,
        aims: fields.aims,
        competences: fields.competences,
        curriculum: list(pickIn(module, 'title', 'text')),
        prerequisites: fields.prerequisites,
        certification: pickIn(certification, 'title', 'rncpCode'),
        prices: list(priceAlone),
        admission: admissionAlone,
      },
    };
  },
);
