/** Shared fields of several blocks: one vocabulary instead of separate options. */
import { z } from 'zod';
import { slugField } from '../authored/values';
import type { Component } from '../block';
import { actionNames, surfaces, tones, widths } from '../enumerations';
import { authoredObject, type Field, type Fields, type Kind, kind, labelsOf, readObject } from '../field';
import {
  href,
  line,
  list,
  map,
  needed,
  number,
  oneOf,
  optional,
  paragraph,
  slug,
  usually,
  withDefault,
} from '../kinds';
import { fieldNotes, type Label } from '../notes';
import { noteLoss } from '../reading/note-losses';
import type { CleanHtml } from '../reading/site-values';
import { tellAbsence } from '../reading/tell-losses';
import { showsAny } from './shows-any';

/** The style of a block. */
export const appearance = {
  /** For links within the page. */
  anchor: optional(
    kind(
      () => slugField,
      () => z.string().regex(/^[a-z0-9-]+$/),
      ['Ancre', 'Pour un lien vers ce bloc : minuscules et traits d’union.'],
    ),
  ),
  surface: usually(surfaces, 'plain', ['Fond', 'Derrière le bloc.']),
  width: usually(widths, 'normal', ['Largeur', 'Du bloc, sur un grand écran.']),
  tone: usually(tones, 'forest', [
    'Couleur',
    'Des titres et des fonds du bloc : vert, bleu, jaune, terre cuite ; si l’école a sa couleur, quatre nuances de celle-ci.',
  ]),
};

export interface Block<Name extends string = string, F extends Fields = Fields>
  extends Component<`blocks.${Name}`> {
  readonly kind: Name;
  /** Without the fields of its style. */
  readonly own: F;
}

/** A block whose wire form has all its data. */
export interface WrittenBlock<Name extends string = string, F extends Fields = Fields>
  extends Block<Name, F> {
  /** Its main fields: without any of them it is left out. */
  readonly subject: readonly [keyof F & string, ...(keyof F & string)[]];
}

/** A block that shows entries, which the site finds by its wire form. */
export interface ResolvedBlock<Name extends string = string, F extends Fields = Fields>
  extends Block<Name, F> {
  readonly subject: null;
  /** The fields of which one is needed to find any; none where it shows all there are. */
  readonly needs: readonly (keyof F & string)[];
}

/** Its name for editors, an icon of Strapi's content manager, and its purpose. */
type Words = readonly [title: string, icon: string, description: string];

/** @param subject its main fields: without any of them it is left out */
export const defineBlock = <Name extends string, F extends Fields>(
  kind: Name,
  words: Words,
  own: F,
  subject: WrittenBlock<Name, F>['subject'],
): WrittenBlock<Name, F> => ({ ...blockOf(kind, words, own), subject });

/** @param own the fields that choose its entries */
export const defineResolvedBlock = <Name extends string, F extends Fields>(
  kind: Name,
  words: Words,
  own: F,
  needs: ResolvedBlock<Name, F>['needs'] = [],
): ResolvedBlock<Name, F> => ({ ...blockOf(kind, words, own), subject: null, needs });

function blockOf<Name extends string, F extends Fields>(
  kind: Name,
  [title, icon, description]: Words,
  own: F,
): Block<Name, F> {
  const shown = { title, icon, description, preview: `/blocks/${kind}.webp` };
  return { kind, name: `blocks.${kind}`, shown, fields: { ...appearance, ...own }, own };
}

export const title = line(['Titre', 'Au-dessus du bloc.']);
/** Title and introduction that most blocks may have. */
export const heading = {
  title: optional(title),
  intro: optional(paragraph(['Introduction', 'Une ou deux phrases sous le titre ; facultatif.'])),
};

/** Required from an author: without it, or with an invalid one, the block is shown without this part. */
export const reported = <Value>(field: Kind<Value>): Field<Value | null> => ({
  ...field,
  read: (by) =>
    tellAbsence(
      field
        .needed(by)
        .nullish()
        .transform((value): Value | null => value ?? noteLoss())
        .catch(noteLoss),
    ),
});

/** Title and label of an item. */
export const itemTitle = reported(line(['Titre', 'Quelques mots.']));
export const itemLabel = reported(line(['Libellé', 'Ce que dit l’élément, en quelques mots.']));

/**
 * A possible item of a block's list
 * @param subject its main fields: an item without any of them is left out
 */
export const shownFor = <Item extends object>(
  field: Field<Item[]>,
  subject: readonly [keyof Item, ...(keyof Item)[]],
): Field<Item[]> => map(field, (found) => found.filter((item) => showsAny(item, subject)));

/** A list whose absence is reported. */
export const reportedList = <Item>(field: Field<Item[]>): Field<Item[]> => ({
  ...field,
  read: (by) =>
    tellAbsence(
      field.read(by).transform((found) => {
        if (found.length === 0) noteLoss();
        return found;
      }),
    ),
});

/** The items of a block, without which it is left out (`shownFor`). */
export const items = <Item extends object>(
  of: Kind<Item>,
  subject: readonly [keyof Item, ...(keyof Item)[]],
  max: number,
  label: Label = ['Éléments', 'Dans l’ordre où ils sont montrés.'],
) => reportedList(shownFor<Item>(list(of, { min: 1, max }, label), subject));

/** Rich text of which something is left once it is clean. */
export const filled = (field: Kind<CleanHtml>): Kind<CleanHtml> =>
  kind(
    field.authored,
    (by) => field.needed(by).refine(({ __html }) => __html !== '', 'nothing left once clean'),
    field.label,
  );

/** The number of entries to show. */
export const limit = (usual: number, most = 24): Field<number> =>
  map(
    withDefault(number(z.int().min(1).max(most), ['Nombre', 'Combien en montrer au plus.']), usual),
    (value) => value ?? usual,
  );

/** The criterion of entries; an invalid one counts as absent. */
export const choice = <Value>(field: Field<Value | null>): Field<Value | undefined> =>
  map(optional(field), (value) => value ?? undefined);

export const campus = choice(
  slug(['Campus', 'Fin de l’adresse de sa page, comme sur sa fiche ; vide : tous.']),
);
export const sector = choice(slug(['Domaine', 'Son adresse, comme dans « Domaines » ; vide : tous.']));
export const category = choice(slug(['Catégorie', 'Son adresse, comme sur sa fiche ; vide : toutes.']));

const toAddress = {
  label: needed(line()),
  href: needed(href(['Lien', 'Chemin du site ou adresse complète ; vide si une action est choisie.'])),
};
const toAdmissions = {
  label: needed(line()),
  action: needed(
    oneOf(actionNames, [
      'Action',
      'Ouvre la demande de brochure, de contact ou de candidature, au lieu d’un lien.',
    ]),
  ),
};

/** A button or link: to an address, or opening one of the three admissions actions. */
const action = kind(
  (by) =>
    z.union([authoredObject(toAddress, by), authoredObject(toAdmissions, by)]).register(fieldNotes, {
      component: 'shared.action',
      title: 'Bouton',
      labels: labelsOf({ ...toAddress, ...toAdmissions }),
    }),
  (by) => z.union([readObject(toAdmissions, by), readObject(toAddress, by)]),
);

/** Links with an unsafe target are left out. */
export const actions = ({ min, max }: { min?: number; max: number }) => {
  const buttons = list(action, { ...(min ? { min } : {}), max }, [
    'Boutons',
    'Un lien, ou une action : brochure, contact, candidature.',
  ]);
  return min ? buttons : withDefault(buttons, []);
};
