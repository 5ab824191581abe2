/** Campuses of the school. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { transportModes } from '../enumerations';
import { group, pick, pickIn } from '../field';
import { head } from '../head';
import {
  email,
  ifAny,
  line,
  list,
  needed,
  number,
  oneOf,
  optional,
  orEmpty,
  paragraph,
  pattern,
  picture,
  rawText,
  richText,
  slug,
  telephone,
  timeZone,
  withDefault,
} from '../kinds';
import type { Label } from '../notes';
import { places } from '../places';
import { inverse } from '../relations';

const transport = group({
  mode: needed(oneOf(transportModes, ['Moyen', 'Par lequel on vient.'])),
  text: needed(line()),
});

/** The source and the year of a figure. */
const source = {
  source: needed(line(['Source', 'Qui le dit : observatoire, Crous, réseau de transport…'])),
  year: needed(number(z.int().min(2000).max(2100), ['Année', 'Celle du chiffre, par exemple 2025.'])),
};

const euros = (label: Label) => needed(number(z.number().min(0), label));

const rent = group(
  { from: euros(['De', 'En euros par mois.']), to: euros(['À', 'En euros par mois.']), ...source },
  ['Loyers', 'Ce que coûte un logement d’étudiant près du campus.'],
);

const travelPass = group({ amount: euros(['Prix', 'En euros par mois.']), ...source }, [
  'Abonnement de transport',
  'Ce que coûte l’abonnement des étudiants au réseau de la ville.',
]);

const teamMember = group({
  name: needed(line()),
  role: orEmpty(line()),
  email: optional(email()),
  portrait: ifAny(picture()),
});

export const campuses = defineCollection(
  places.campuses,
  {
    frenchNames: ['Campus', 'Campus'],
    drafts: true,
    folder: 'campuses',
    sort: ['slug'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      city: orEmpty(line(['Ville', 'Sans le code postal.'])),
      postalCode: orEmpty(
        pattern(/^\d{5}$/, ['Code postal', 'Cinq chiffres, outre-mer aussi : 97200, 98800.']),
      ),
      street: orEmpty(line(['Rue', 'Numéro et rue.'])),
      accessNote: paragraph(['Accès', 'Une phrase : entrée, étage, stationnement.']),
      region: orEmpty(line(['Région', 'Comme elle s’écrit : Pays de la Loire.'])),
      latitude: number(z.number().min(-90).max(90), [
        'Latitude',
        'En degrés, avec une virgule ou un point : 48.857. Sur une carte en ligne, un clic droit la donne.',
      ]),
      longitude: number(z.number().min(-180).max(180), [
        'Longitude',
        'En degrés, de même : 2.352 ; négative à l’ouest de Greenwich.',
      ]),
      timezone: timeZone([
        'Fuseau horaire',
        'Europe/Paris en métropole ; outre-mer : America/Guadeloupe, America/Martinique, America/Cayenne, Indian/Reunion, Indian/Mayotte, America/Miquelon, Pacific/Noumea, Pacific/Tahiti, Pacific/Wallis… Les heures de ses événements sont les siennes.',
      ]),
      phone: telephone(['Téléphone', 'Par exemple 02 61 91 00 12, 0596 42 00 12 ou +687 28 12 34.']),
      email: email(),
      uai: optional(
        pattern(/^\d{7}[A-Z]$/, [
          'Code UAI',
          'Unité administrative immatriculée : sept chiffres et une lettre, donnés par le rectorat. Vide tant que l’école n’en a pas.',
        ]),
      ),
      openingHours: line(['Horaires d’ouverture', 'Par exemple : du lundi au vendredi, 8 h 30 – 18 h.']),
      summary: orEmpty(paragraph()),
      description: richText(),
      transport: list(transport, { min: 2 }, ['Transports', 'Au moins deux façons de venir.']),
      accessibility: paragraph([
        'Accessibilité',
        'Comment une personne en situation de handicap accède au bâtiment et l’utilise.',
      ]),
      housing: paragraph(['Logement', 'Où et comment se loger près du campus.']),
      rent: optional(rent),
      travelPass: optional(travelPass),
      studentLife: paragraph(['Vie étudiante', 'Associations, sport, sorties.']),
      facilities: list(line(), { min: 3 }, ['Équipements', 'Un par ligne, trois au moins.']),
      team: list(teamMember, { min: 2 }, ['Équipe', 'Au moins deux personnes.']),
      image: ifAny(picture()),
      gallery: withDefault(
        list(picture(), {}, ['Galerie', 'Photos du campus, chacune avec son texte alternatif.']),
        [],
      ),
      seo: head,
      programmes: inverse('programmes', 'campuses', [
        'Formations',
        'Se règle sur la page de chaque formation.',
      ]),
    },
  },
  ({ programmes: _, ...campusFields }) => {
    const summary = pick(
      campusFields,
      'slug',
      'title',
      'city',
      'postalCode',
      'street',
      'region',
      'latitude',
      'longitude',
      'timezone',
      'phone',
      'email',
      'summary',
      'image',
    );
    return {
      /** The fields of a card, the map and the menus. */
      summary,
      sheet: { ...summary, ...campusFields },
      title: pick(campusFields, 'title'),
      /** Contacts, and the cost of living there. */
      practical: {
        ...pick(campusFields, 'slug', 'title', 'phone', 'email', 'rent', 'travelPass'),
        team: list(pickIn(teamMember, 'name', 'role', 'email')),
      },
      sitemap: pick(campusFields, 'slug', 'image', 'seo'),
      search: {
        ...pick(campusFields, 'slug', 'title', 'city', 'postalCode', 'region', 'summary'),
        description: rawText,
        ...pick(campusFields, 'housing', 'studentLife', 'facilities'),
      },
    };
  },
);
