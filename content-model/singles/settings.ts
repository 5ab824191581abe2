/** The settings of the site, of which a school has one entry. */
import { z } from 'zod';
import { socialTypes } from '../enumerations';
import { settledFacts } from '../facts';
import { type Field, type Fields, group, pick, pickIn } from '../field';
import { metaTag } from '../head';
import {
  componentId,
  day,
  email,
  href,
  ifAny,
  line,
  list,
  needed,
  nullable,
  number,
  oneOf,
  optional,
  paragraph,
  pattern,
  picture,
  readAs,
  sharePicture,
  text,
  withDefault,
  yesNo,
} from '../kinds';
import type { Label } from '../notes';
import { optionalHref, orAbsent } from '../reading/lenient';
import { hexForm } from '../rules/look/colour';

const school = group({
  name: line(),
  legalName: optional(
    line(['Raison sociale', 'Comme au registre du commerce, ou dans les statuts d’une association.']),
  ),
  phone: optional(
    group({ number: needed(line(['Numéro', 'Par exemple 02 61 91 00 12.'])) }, [
      'Téléphone',
      'Celui du standard.',
    ]),
  ),
  logo: ifAny(picture()),
  address: optional(line(['Adresse postale', 'Rue, code postal et ville, sur une ligne.'])),
  siret: optional(
    pattern(/^\d{14}$/, ['SIRET', 'Quatorze chiffres sans espace, par exemple 12345678900012.']),
  ),
  nda: optional(
    pattern(/^\d{11}$/, [
      'Numéro de déclaration d’activité',
      'Onze chiffres sans espace, par exemple 11755555555.',
    ]),
  ),
});

const social = group({
  id: componentId,
  type: needed(oneOf(socialTypes, ['Réseau', 'Choisissez parmi ceux que le site connaît.'])),
  url: needed(href()),
  visible: yesNo(true, ['Montré', 'Décochez pour cacher le réseau sans l’effacer.']),
});

/** A part of the State's calendar of admissions (BTS). */
const admissionStage = group({
  title: needed(line()),
  text: optional(paragraph()),
  opensOn: needed(day(['Premier jour', 'Compris.'])),
  closesOn: nullable(day(['Dernier jour', 'Compris ; vide s’il n’est pas connu.'])),
  /** Applications are possible during it. */
  applications: yesNo(false, ['Candidatures', 'On peut demander une place pendant cette étape.']),
});

const percent = (label: Label) => needed(number(z.number().min(0).max(100), label));

/** The law's minimum pay of apprentices, and what is deducted from it. */
const apprenticePay = group(
  {
    minimumWage: needed(number(z.number().positive(), ['Smic', 'En euros bruts par mois, à temps plein.'])),
    since: needed(day(['Depuis le', 'Jour où ce Smic s’applique.'])),
    shares: list(
      group({
        fromAge: needed(
          number(z.int().min(15).max(99), ['Dès l’âge de', 'En années ; jusqu’à la ligne suivante.']),
        ),
        first: percent(['Première année', 'Part du Smic, en %.']),
        second: percent(['Deuxième année', 'Part du Smic, en %.']),
        third: percent(['Troisième année', 'Part du Smic, en %.']),
      }),
      { min: 1 },
      ['Minimums par âge', 'Du plus jeune au plus âgé.'],
    ),
    exempt: percent(['Part exonérée', 'Sans cotisation jusqu’à cette part du Smic, en %.']),
    contributions: percent([
      'Cotisations',
      'Salariales, CSG et CRDS comprises, au-dessus de cette part, en %.',
    ]),
    source: needed(line(['Source', 'Par exemple : Code du travail, D6222-26 et D6243-5.'])),
  },
  ['Salaire des apprentis', 'Ce que fixe la loi ; à relire chaque année en janvier, avec le nouveau Smic.'],
);

/** Dates of admission that hold for many programmes, kept in this one place. */
export const admissionSettings = group(
  {
    national: withDefault(list(admissionStage, {}, ['Calendrier national', 'Ses étapes, dans l’ordre.']), []),
    /** When apprentices apply at the school for a programme of that calendar. */
    apprenticeship: optional(
      group(
        {
          opensOn: nullable(day(['Ouverture', 'Premier jour des candidatures.'])),
          closesOn: nullable(day(['Clôture', 'Dernier jour des candidatures.'])),
          text: optional(paragraph()),
          pay: optional(apprenticePay),
        },
        ['Voie de l’alternance', 'Candidatures des apprentis auprès de l’école.'],
      ),
    ),
  },
  ['Dates d’admission', 'Montrées sur les fiches et les pages d’admission.'],
);

/** Its author may write it in capitals; anything but a colour is reported where it is written (`rules/look`). */
const colour = (label: Label) =>
  readAs(line(label), () => orAbsent(z.string().trim().toLowerCase().regex(hexForm)));

/** How a school looks; without it, as the demonstration. */
const look = group(
  {
    accent: optional(
      colour([
        'Couleur de l’école',
        'Boutons, surtitres, étiquettes, icônes : un dièse et six signes, par exemple #1d4ed8. Assez foncée pour porter un texte blanc, ou accompagnée d’un fond sombre. Vide : les couleurs d’origine du site.',
      ]),
    ),
    ground: optional(
      colour([
        'Fond sombre',
        'Du pied de page et des grands titres, écrit de même. Vide : une nuance foncée de la couleur de l’école.',
      ]),
    ),
    logoOnDark: ifAny(
      sharePicture([
        'Logo sur fond sombre',
        'Montré en bas de chaque page. Vide : celui de l’établissement, sinon le logo du site.',
      ]),
    ),
    icon: ifAny(
      sharePicture([
        'Icône',
        'Carrée, en PNG, de 512 pixels au moins : onglets, favoris, écran d’accueil des téléphones. Vide : l’initiale de l’école.',
      ]),
    ),
    motif: ifAny(
      sharePicture([
        'Motif derrière les titres',
        'Une image large et calme, montrée très pâle. Vide : un fond uni, si l’école a sa couleur.',
      ]),
    ),
  },
  ['Apparence', 'Le logo sur fond clair est plus haut. Une couleur difficile à lire est refusée.'],
);

const factFields = {
  number: (label: Label) => number(z.int().min(0), label),
  year: (label: Label) => number(z.int().min(0), label),
  euros: (label: Label) => number(z.number().min(0), label),
  day,
  words: line,
};

/** Facts that texts quote by name (`facts.ts`); a missing fact is not quoted. */
const facts = group(
  Object.fromEntries(
    Object.entries(settledFacts).map(([groupName, { label, facts }]) => {
      const fields = Object.entries(facts).map(([name, [kind, ...factLabel]]) => [
        name,
        optional<Field>(factFields[kind](factLabel)),
      ]);
      return [groupName, optional(group(Object.fromEntries(fields) as Fields, label))];
    }),
  ),
  [
    'Données citées',
    'Les textes les citent par leur nom : {{test.exercises}}. Une donnée changée change partout.',
  ],
);

/** Answered by `GET /users/me` (specification §3, §7). A school that begins has a name, no more. */
export const settings = {
  email: optional(email()),
  logo: ifAny(picture()),
  schools: list(school, { min: 1 }, ['Établissements', 'Le premier est l’école elle-même.']),
  social: list(social, {}, ['Réseaux sociaux', 'Montrés en bas de chaque page.']),
  title: line(),
  siteName: line(['Nom du site', 'Après le titre de chaque page, dans l’onglet.']),
  siteUrl: optional(readAs(text(z.url(), ['Adresse du site', 'Avec https://.']), () => optionalHref)),
  seo: group({
    metaDescription: optional(paragraph(['Description', 'Pour les moteurs de recherche.'])),
    metas: withDefault(
      list(metaTag, {}, [
        'Autres balises',
        'Pour les spécialistes : balises ajoutées à l’en-tête de toutes les pages.',
      ]),
      [],
    ),
    shareImage: optional(sharePicture(['Image de partage', 'Montrée quand un lien est partagé.'])),
    twitterSite: optional(line(['Compte X', 'Avec son @.'])),
  }),
  look: optional(look),
  admission: optional(admissionSettings),
  facts: optional(facts),
} satisfies Fields;

const { facts: _, ...settingsWithoutFacts } = settings;

/** The settings that have values of facts. */
export const factsView = {
  ...pick(settings, 'email', 'admission'),
  schools: list(pickIn(school, 'phone', 'address')),
  facts: settings.facts,
};

/** The site shows the name of a school, its logo and how to reach it, and from the facts how accessible it is. */
export const settingsView = {
  ...settingsWithoutFacts,
  facts: optional(pickIn(facts, 'accessibility')),
  schools: list(pickIn(school, 'name', 'legalName', 'phone', 'address', 'logo')),
};
