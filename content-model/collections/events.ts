/** Events of the agenda. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { availabilities, eventModes, eventTypes } from '../enumerations';
import { pick } from '../field';
import { head } from '../head';
import {
  href,
  ifAny,
  line,
  map,
  momentOnTheSpot,
  needed,
  nullable,
  oneOf,
  orEmpty,
  paragraph,
  picture,
  rawText,
  readAs,
  richText,
  slug,
  timestamp,
  withDefault,
  yesNo,
} from '../kinds';
import { places } from '../places';
import * as lenient from '../reading/lenient';
import { unaskedOnWire } from '../reading/on-wire';
import { toMany, toOne } from '../relations';
import { isZone } from '../values/zones';

/** Its hours are local to the campus. */
const placeOfHours = lenient.orAbsent(
  z.object({ title: lenient.text, slug: lenient.slug, timezone: lenient.timeZone }),
);
/** The former name of `availability`, which Strapi keeps to itself. */
const formerStatus = lenient.orAbsent(unaskedOnWire(z.enum(availabilities)));
/** Sent with every entry of Strapi 5, whose slug may change. */
const documentId = lenient.orAbsent(unaskedOnWire(z.string().regex(/^[\w-]{1,64}$/)));
/** The zone of a campus that is not online, whose entry is not sent. */
const hiddenZone = lenient.orAbsent(unaskedOnWire(z.string().refine(isZone)));
/** Any kind: a school may label a kind that the agenda does not know. */
const anyKind = lenient.orAbsent(lenient.slug);

export const events = defineCollection(
  places.events,
  {
    frenchNames: ['Événement', 'Agenda'],
    drafts: true,
    folder: 'events',
    sort: ['dateStart'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      description: paragraph(),
      /** External registration page, if any. */
      url: ifAny(href(['Inscription', 'Page d’inscription d’un autre site, s’il y en a une.'])),
      dateStart: orEmpty(
        momentOnTheSpot([
          'Début',
          'Jour et heure du campus, où que vous soyez ; de Paris s’il n’y en a pas.',
        ]),
      ),
      dateEnd: nullable(
        momentOnTheSpot([
          'Fin',
          'Jour et heure du campus ; vide si elle n’est pas connue. Minuit (00:00) termine le jour d’avant.',
        ]),
      ),
      /** Whole days, for panels that can only write moments: hours are not shown then. */
      allDay: yesNo(false, [
        'Toute la journée',
        'Oui : seuls les jours comptent, aucune heure n’est montrée.',
      ]),
      type: oneOf(eventTypes, ['Type', 'Sous lequel l’agenda le range.']),
      /** Not `status`, which Strapi reserves. */
      availability: withDefault(
        oneOf(availabilities, ['Disponibilité', 'Un événement annulé reste dans l’agenda, et le dit.']),
        'scheduled',
      ),
      mode: map(
        withDefault(oneOf(eventModes, ['Format', 'Comment on y assiste.']), 'on-site'),
        (mode) => mode ?? 'on-site',
      ),
      place: ifAny(line(['Lieu', 'Si ce n’est pas l’adresse du campus.'])),
      body: richText(),
      campus: ifAny(toOne('campuses')),
      programmes: toMany('programmes'),
      image: ifAny(picture()),
      /** Last change, recorded by Strapi; calendars recognise a new version of an event by it. */
      updatedAt: timestamp(),
      seo: head,
    },
  },
  (fields) => {
    const campus = readAs(fields.campus, () => placeOfHours);
    const status = readAs(fields.availability, () => formerStatus);
    const timezone = readAs(fields.slug, () => hiddenZone);
    const identity = { documentId: readAs(fields.slug, () => documentId) };
    const timed = {
      ...pick(
        fields,
        'title',
        'slug',
        'description',
        'url',
        'dateStart',
        'dateEnd',
        'allDay',
        'type',
        'availability',
      ),
      status,
      ...pick(fields, 'mode', 'place'),
      campus,
      timezone,
    };
    const summary = { ...timed, image: fields.image };
    return {
      /** Exactly the fields of section 7 of the specification. */
      navigation: {
        ...pick(fields, 'title', 'slug', 'description', 'url', 'dateStart', 'dateEnd', 'campus'),
        timezone,
      },
      /** The fields of a card. */
      summary,
      sheet: {
        ...summary,
        type: readAs(fields.type, () => anyKind),
        ...identity,
        ...pick(fields, 'updatedAt', 'body', 'programmes', 'seo'),
      },
      calendar: { ...timed, ...identity, updatedAt: fields.updatedAt },
      sitemap: pick(fields, 'slug', 'image', 'seo'),
      month: { ...pick(fields, 'dateStart', 'dateEnd', 'allDay'), campus, timezone },
      search: {
        ...pick(
          timed,
          'slug',
          'title',
          'description',
          'dateStart',
          'dateEnd',
          'allDay',
          'type',
          'availability',
          'status',
          'place',
          'campus',
          'timezone',
        ),
        programmes: fields.programmes,
        body: rawText,
      },
    };
  },
);
