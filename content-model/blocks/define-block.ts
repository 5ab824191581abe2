/** What a block is: its name, its style, and its fields. */
import { z } from 'zod';
import { slugField } from '../authored/values';
import type { Component } from '../dynamic-zone';
import { surfaces, tones, widths } from '../enumerations';
import { type Fields, kind } from '../field';
import { optional, usually } from '../kinds';

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
  /** Its fields, without those of its style. */
  readonly contentFields: F;
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
  fields: F,
  subject: WrittenBlock<Name, F>['subject'],
): WrittenBlock<Name, F> => ({ ...blockOf(kind, words, fields), subject });

/** @param fields those that choose its entries */
export const defineResolvedBlock = <Name extends string, F extends Fields>(
  kind: Name,
  words: Words,
  fields: F,
  needs: ResolvedBlock<Name, F>['needs'] = [],
): ResolvedBlock<Name, F> => ({ ...blockOf(kind, words, fields), subject: null, needs });

function blockOf<Name extends string, F extends Fields>(
  kind: Name,
  [title, icon, description]: Words,
  fields: F,
): Block<Name, F> {
  const shown = { title, icon, description, preview: `/blocks/${kind}.webp` };
  return { kind, name: `blocks.${kind}`, shown, fields: { ...appearance, ...fields }, contentFields: fields };
}
