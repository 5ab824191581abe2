/** Files for download. */
import { group } from '../field';
import { fileHref, line, needed, optional } from '../kinds';
import { heading, itemLabel, items, reportedIfMissing } from './block-fields';
import { defineBlock } from './define-block';

export const downloadsBlock = defineBlock(
  'downloads',
  ['Documents', 'file', 'Des fichiers à télécharger, avec leur format et leur poids.'],
  {
    ...heading,
    items: items(
      group({
        label: itemLabel,
        url: needed(
          fileHref([
            'Fichier',
            'Choisi dans la médiathèque : son format et son poids s’écrivent d’eux-mêmes. Ou son adresse.',
          ]),
        ),
        format: reportedIfMissing(line(['Format', 'Par exemple : PDF, ou PDF balisé.'])),
        size: optional(line(['Poids', 'Par exemple : 1,2 Mo.'])),
      }),
      ['url'],
      20,
    ),
  },
  ['items'],
);
