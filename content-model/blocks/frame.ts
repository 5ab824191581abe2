/** A page of another site. */
import { z } from 'zod';
import { kind } from '../field';
import { number } from '../kinds';
import { safeHref } from '../values/safe-href';
import { defineBlock, heading, part, title } from './shared';

const address = z.url({ protocol: /^https$/ });
const safeAddress = address.transform((url, context) => {
  const href = safeHref(url);
  if (href !== null) return { href, host: new URL(href).host };
  context.addIssue({ code: 'custom', message: 'not an address to follow' });
  return z.NEVER;
});

export const frameBlock = defineBlock(
  'frame',
  ['Page intégrée', 'monitor', 'Une page d’un autre site dans celle-ci : carte, formulaire.'],
  {
    title: part(title),
    intro: heading.intro,
    /** Https only. */
    url: part(
      kind(
        () => address,
        () => safeAddress,
      ),
    ),
    height: number(z.int().min(200).max(1600), ['Hauteur', 'En pixels.']),
  },
  ['url'],
);
