/**
 * Reads an entry as its editor left it, by the model's own readings. The site leaves out a group without a value that it
 * needs; of a draft only that value counts as absent.
 */
import { z } from 'zod';
import {
  type Field,
  type Fields,
  group,
  type Kind,
  type Reading,
  readObject,
  type Values,
} from '../../field';
import { list } from '../../kinds';
import { orAbsent } from '../../reading/lenient';

/** Texts stay as they are written; other rules say whether the site can show a picture. */
export const draftReading: Reading = {
  richText: z.string().transform((text) => ({ __html: text.trim() })),
  picture: z
    .object({ url: z.string() })
    .transform(({ url }) => ({ path: url, alt: '', width: 1, height: 1 })),
};

export const draftReader = <F extends Fields>(fields: F): z.ZodType<Values<F>> =>
  readObject(ofDraft(fields) as F, draftReading);

const ofDraft = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOfDraft(field)]));

function fieldOfDraft(field: Field): Field {
  if (field.of?.fields) return list(group(ofDraft(field.of.fields)));
  if (field.fields) return group(ofDraft(field.fields));
  if (!isNeeded(field)) return field;
  const absent = field.holds === 'text' ? '' : null;
  return { ...field, read: (by) => orAbsent(field.needed(by)).transform((value) => value ?? absent) };
}

const isNeeded = (field: Field): field is Kind<unknown> => 'needed' in field && field.read === field.needed;
