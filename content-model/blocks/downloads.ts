/** Files for download. */
import { group } from '../field';
import { href, line, needed, optional } from '../kinds';
import { defineBlock, heading, itemLabel, items, part } from './shared';

export const downloadsBlock = defineBlock(
  'downloads',
  ['Documents', 'file', 'Des fichiers à télécharger, avec leur format et leur poids.'],
  {
    ...heading,
    items: items(
      group({
        label: itemLabel,
        url: needed(href()),
        format: part(line(['Format', 'Par exemple : PDF.'])),
        size: optional(line(['Poids', 'Par exemple : 1,2 Mo.'])),
      }),
      ['url'],
      20,
    ),
  },
  ['items'],
);
