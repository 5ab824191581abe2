/** Kinds of fields: one line for an author, and the site's reading of any other value. */
import { z } from 'zod';
import * as values from './authored/values';
import { type Level, levels, locales } from './enumerations';
import { type Field, type Kind, kind, type ReadOf } from './field';
import type { Label } from './notes';
import * as lenient from './reading/lenient';
import { noteLoss } from './reading/note-losses';
import { unknownOnWire } from './reading/on-wire';
import type { CleanHtml, Media } from './reading/site-values';
import { safeHref } from './values/safe-href';
import { schoolZone, type Zone } from './values/zones';

/** Plain text, as authors must write it. */
export const text = (authored: z.ZodType, label?: Label): Kind<string> => ({
  ...kind(
    () => authored,
    () => lenient.text,
    label,
    () => lenient.optionalText,
  ),
  holds: 'text',
});

/** One line of text. */
export const line = (label?: Label) => text(values.line, label);
/** A paragraph without markup. */
export const paragraph = (label?: Label) => text(values.paragraph, label);
/** A text that authors write by a pattern, and that the site shows in any form. */
export const pattern = (form: RegExp, label?: Label) => text(z.string().regex(form), label);
export const telephone = (label?: Label) => text(values.telephone, label);

/** A text that the site reads only in that form. */
export function code(form: RegExp, label?: Label): Kind<string> {
  const schema = z.string().regex(form);
  return kind(
    () => schema,
    () => schema,
    label,
  );
}

export const email = (label?: Label): Kind<string> =>
  kind(
    () => z.email(),
    () => lenient.email,
    label,
    () => lenient.optionalEmail,
  );

/** The slug by which an entry is found. */
export const slug = (label?: Label): Kind<string> =>
  kind(
    () => values.slugField,
    () => lenient.slug,
    label,
  );

/** Time zone of a place; the school's own by default. */
export const timeZone = (label?: Label): Field<Zone> => ({
  authored: () => values.timeZone.default(schoolZone),
  read: () => lenient.timeZone.transform((zone) => zone ?? schoolZone),
  label,
});

/** A link's target; an unsafe one counts as absent. */
export const href = (label?: Label): Kind<string> => ({
  ...kind(
    () => values.href,
    () => safeLink,
    label,
    () => lenient.optionalHref,
  ),
  holds: 'link',
});
/** The address of a file that visitors download, chosen among those of the content service. */
export const fileHref = (label?: Label): Kind<string> => ({
  ...href(label),
  authored: () => values.fileHref,
});
/** A required link's target that is safe. */
export const safeLink = z.string().transform((value, context) => {
  const link = safeHref(value);
  if (link === null) context.addIssue({ code: 'custom', message: `not a link: ${value}` });
  return link ?? '';
});

/** @param read if the site requires less than authors must write */
export const number = (authored: z.ZodType<number>, label?: Label, read = authored): Kind<number> =>
  kind(
    () => authored,
    () => read,
    label,
  );

/** A level on the school's scale (`levels`). */
export const level = (label?: Label): Kind<Level> =>
  kind(
    () => z.int().min(0).max(5),
    () => z.literal([...levels]),
    label,
  );

/** A switch is never unanswered. @param defaultValue the value if its author says nothing */
export const yesNo = (defaultValue: boolean, label?: Label): Field<boolean> => ({
  authored: () => z.boolean().default(defaultValue),
  read: () => lenient.flag(defaultValue),
  label,
});

export function oneOf<const Word extends string>(words: readonly Word[], label?: Label): Kind<Word> {
  const schema = z.enum(words);
  return kind<Word>(
    () => schema,
    () => schema as z.ZodType<Word>,
    label,
  );
}

/** A day, or a moment; an hour without an offset from UTC is local to the school. */
const date = (authored: z.ZodType, label?: Label): Kind<string> =>
  kind(
    () => authored,
    () => lenient.isoDate,
    label,
    () => lenient.optionalIsoDate,
  );
export const day = (label?: Label) => date(values.day, label);
export const moment = (label?: Label) => date(values.moment, label);
/** When the entry was last written, which Strapi records. */
export const timestamp = () => date(values.timestamp);
/** A moment whose hour, without an offset from UTC, is that of a campus which only its entry knows. */
export const momentOnTheSpot = (label?: Label): Field<string | null> => ({
  authored: () => values.moment,
  read: () => lenient.optionalWireDate,
  label,
});

/** Language of content that exists in several; all other content is French. */
export const locale: Field<(typeof locales)[number] | null> = {
  authored: () => values.locale,
  read: () => lenient.orAbsent(z.enum(locales)),
};

/** Number of a component within its entry, which Strapi assigns and the site does not read. */
export const componentId: Field = {
  authored: () => values.componentId,
  read: () => unknownOnWire('unasked'),
};

const emptyHtml: CleanHtml = { __html: '' };

/** Rich text; a missing one is an empty text. */
export const richText = (label?: Label): Kind<CleanHtml> & Field<CleanHtml> => ({
  holds: 'richText',
  authored: (by) => by.richText,
  needed: (by) => by.richText,
  read: (by) =>
    by.richText
      .nullish()
      .catch(noteLoss)
      .transform((value) => value ?? emptyHtml),
  label,
});
/** The characters as on the wire, to look words up in. */
export const rawText: Field<string | null> = {
  authored: (by) => by.richText,
  read: () => lenient.optionalText,
};

/**
 * A picture for links that other sites show: the page has none. A broken one counts as missing, reported with its
 * reason.
 */
export const sharePicture = (label?: Label): Kind<Media> =>
  kind(
    (by) => by.picture,
    (by) => by.picture,
    label,
    (by) =>
      by.picture
        .nullish()
        .catch(null)
        .transform((value) => value ?? null),
  );
/** A picture that a page shows. */
export const picture = (label?: Label): Kind<Media> => ({ ...sharePicture(label), holds: 'picture' });

type ItemOf<F> = F extends Kind<infer Value> ? Value : ReadOf<F>;

/** A list; the site leaves out invalid items. */
export function list<F extends Field>(
  of: F,
  { min, max }: { min?: number; max?: number } = {},
  label?: Label,
): Field<ItemOf<F>[]> {
  const item: Kind<unknown>['needed'] = 'needed' in of ? (of.needed as Kind<unknown>['needed']) : of.read;
  return {
    authored: (by) => {
      const items = z.array(of.authored(by));
      const enoughItems = min === undefined ? items : items.min(min);
      return max === undefined ? enoughItems : enoughItems.max(max);
    },
    read: (by) => lenient.lenientArray(item(by) as z.ZodType<ItemOf<F>>),
    label,
    of,
  };
}

/** Its author may omit it. */
export const optional = <F extends Field>(field: F): F => ({
  ...field,
  authored: (by) => field.authored(by).optional(),
});

/** Its author may write null. */
export const nullable = <F extends Field>(field: F): F => ({
  ...field,
  authored: (by) => field.authored(by).nullable(),
});

/** The value on the wire if its author omits it. */
export const withDefault = <F extends Field>(field: F, value: unknown): F => ({
  ...field,
  authored: (by) => field.authored(by).default(value),
});

/** Its author may omit it; null then. */
export const ifAny = <F extends Field>(field: F): F => withDefault(nullable(field), null);

/** The site leaves out an object without it. */
export const needed = <Value>(field: Kind<Value>): Field<Value> => ({ ...field, read: field.needed });

/** For lists and sentences, which are shown without it: an empty text by default. */
export const orEmpty = (field: Field<string | null>): Field<string> => map(field, (value) => value ?? '');

/** A further conversion by the site, after reading. */
export const map = <Read, Made>(field: Field<Read>, make: (value: Read) => Made): Field<Made> => ({
  ...field,
  read: (by) => field.read(by).transform(make),
});

/** The value if its author chose none, or the service sends an unknown one. */
export const usually = <const Word extends string>(
  words: readonly Word[],
  usual: Word,
  label?: Label,
): Field<Word> =>
  map(withDefault(oneOf(words, label), usual), (word): Word => (word as Word | null) ?? usual);

/** A reading other than the field's own kind, with the reason beside it. */
export const readAs = <Read>(field: Field, read: Field<Read>['read']): Field<Read> => ({ ...field, read });
