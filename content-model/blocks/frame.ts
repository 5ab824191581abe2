/** A page of another site. */
import { z } from 'zod';
import { kind } from '../field';
import { number, safeLink } from '../kinds';
import { heading, reportedIfMissing, title } from './block-fields';
import { defineBlock } from './define-block';

const address = z.url({ protocol: /^https$/ });
const safeAddress = address.pipe(safeLink).transform((href) => ({ href, host: new URL(href).host }));

export const frameBlock = defineBlock(
  'frame',
  ['Page intégrée', 'monitor', 'Une page d’un autre site dans celle-ci : carte, formulaire.'],
  {
    title: reportedIfMissing(title),
    intro: heading.intro,
    /** Https only. */
    url: reportedIfMissing(
      kind(
        () => address,
        () => safeAddress,
        [
          'Adresse',
          'De la page de l’autre site, complète : https://… Ce site doit permettre qu’on l’intègre.',
        ],
      ),
    ),
    height: number(z.int().min(200).max(1600), ['Hauteur', 'En pixels, de 200 à 1600.']),
  },
  ['url'],
);
