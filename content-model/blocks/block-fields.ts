/** Fields that several blocks have: one vocabulary instead of separate options. */
import { z } from 'zod';
import { type Field, type Kind, kind } from '../field';
import { line, list, map, number, optional, paragraph, slug, withDefault } from '../kinds';
import type { Label } from '../notes';
import { noteLoss } from '../reading/note-losses';
import { reportAbsence } from '../reading/report-losses';
import type { CleanHtml } from '../reading/site-values';
import { showsAny } from './shows-any';

export const title = line(['Titre', 'Au-dessus du bloc.']);
/** Title and introduction that most blocks may have. */
export const heading = {
  title: optional(title),
  intro: optional(paragraph(['Introduction', 'Une ou deux phrases sous le titre ; facultatif.'])),
};

/** Authors must give it; a block without it is shown without this part, and editors are told. */
export const reportedIfMissing = <Value>(field: Kind<Value>): Field<Value | null> => ({
  ...field,
  read: (by) =>
    reportAbsence(
      field
        .needed(by)
        .nullish()
        .transform((value): Value | null => value ?? noteLoss())
        .catch(noteLoss),
    ),
});

/** Title and label of an item. */
export const itemTitle = reportedIfMissing(line(['Titre', 'Quelques mots.']));
export const itemLabel = reportedIfMissing(line(['Libellé', 'Ce que dit l’élément, en quelques mots.']));

/**
 * A list without the items that have nothing to show
 * @param subject the main fields of an item: without any of them it is left out
 */
export const withoutEmptyItems = <Item extends object>(
  field: Field<Item[]>,
  subject: readonly [keyof Item, ...(keyof Item)[]],
): Field<Item[]> => map(field, (values) => values.filter((item) => showsAny(item, subject)));

/** An empty list is reported to editors, as a missing one is. */
export const listReportedIfEmpty = <Item>(field: Field<Item[]>): Field<Item[]> => ({
  ...field,
  read: (by) =>
    reportAbsence(
      field.read(by).transform((values) => {
        if (values.length === 0) noteLoss();
        return values;
      }),
    ),
});

/** The items of a block, without which it is left out (`withoutEmptyItems`). */
export const items = <Item extends object>(
  item: Kind<Item>,
  subject: readonly [keyof Item, ...(keyof Item)[]],
  max: number,
  label: Label = ['Éléments', 'Dans l’ordre où ils sont montrés.'],
) => listReportedIfEmpty(withoutEmptyItems<Item>(list(item, { min: 1, max }, label), subject));

/** Rich text of which something is left once it is clean. */
export const notEmptyOnceClean = (field: Kind<CleanHtml>): Kind<CleanHtml> =>
  kind(
    field.authored,
    (by) => field.needed(by).refine(({ __html }) => __html !== '', 'nothing left once clean'),
    field.label,
  );

/** The number of entries to show. */
export const limit = (defaultValue: number, max = 24): Field<number> =>
  map(
    withDefault(number(z.int().min(1).max(max), ['Nombre', 'Combien en montrer au plus.']), defaultValue),
    (value) => value ?? defaultValue,
  );

/** The criterion of entries; an invalid one counts as absent. */
export const optionalCriterion = <Value>(field: Field<Value | null>): Field<Value | undefined> =>
  map(optional(field), (value) => value ?? undefined);

export const campus = optionalCriterion(
  slug(['Campus', 'Fin de l’adresse de sa page, comme sur sa fiche ; vide : tous.']),
);
export const sector = optionalCriterion(
  slug(['Domaine', 'Son adresse, comme dans « Domaines » ; vide : tous.']),
);
export const category = optionalCriterion(
  slug(['Catégorie', 'Son adresse, comme sur sa fiche ; vide : toutes.']),
);
