/** Old addresses of pages, and where they lead. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { redirectReasons } from '../enumerations';
import { type Field, kind, pick } from '../field';
import { day, ifAny, needed, oneOf, withDefault } from '../kinds';
import { places } from '../places';
import {
  type Destination,
  type OldAddress,
  parseDestination,
  parseOldAddress,
} from '../rules/redirects/redirect';

/** How many characters a text column holds. */
const maxLength = 255;

/** Authors write the form that the site answers with. */
const writtenAs = (parse: (text: unknown) => string | null, what: string) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => parse(text) === text, what);

const noOldAddress = 'an old address of a page: a path in lower case';
const noDestination = 'a path of the site in lower case, or an address by https';

const from = kind<OldAddress>(
  () => writtenAs(parseOldAddress, noOldAddress),
  () => z.string().transform((text, context) => parseOldAddress(text) ?? refuse(context, noOldAddress)),
  [
    'Ancienne adresse',
    'Chemin d’une ancienne page : /formations/ancien-nom. Jamais celui d’une page qui existe.',
  ],
);

/** One that cannot be read fails its redirect: without it, the page would be gone. */
const to: Field<Destination | null> = {
  authored: () => writtenAs(parseDestination, noDestination).nullable().default(null),
  read: () =>
    z
      .string()
      .nullish()
      .transform((text, context) =>
        text ? (parseDestination(text) ?? refuse(context, noDestination)) : null,
      ),
  label: [
    'Nouvelle adresse',
    'Chemin du site (/contact) ou adresse complète (https://…). Vide : la page a disparu exprès, les visiteurs lisent qu’elle n’existe plus.',
  ],
};

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message: `not ${message}` });
  return z.NEVER;
}

export const redirects = defineCollection(
  places.redirects,
  {
    frenchNames: ['Redirection', 'Redirections'],
    drafts: false,
    folder: 'redirects',
    sort: ['from'],
    bySlug: false,
    optional: true,
    fields: {
      from: needed(from),
      to,
      since: ifAny(day(['Depuis', 'Jour depuis lequel l’ancienne adresse redirige.'])),
      why: withDefault(
        oneOf(redirectReasons, ['Raison', 'Pourquoi l’ancienne adresse ne montre plus sa page.']),
        'manual',
      ),
    },
  },
  (fields) => ({ whole: pick(fields, 'from', 'to') }),
);
