/** Campuses, of one region or all. */
import { campusPresentations } from '../enumerations';
import { line, optional, usually } from '../kinds';
import { heading } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const campusesBlock = defineResolvedBlock(
  'campuses',
  ['Campus', 'pinMap', 'Les campus, en cartes, en liste ou sur la carte de France.'],
  {
    ...heading,
    region: optional(line(['Région', 'Vide : toutes.'])),
    presentation: usually(campusPresentations, 'cards', ['Présentation', 'Comment les campus sont montrés.']),
  },
);
