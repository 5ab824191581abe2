import { z } from 'zod';
import { optionalText, text } from '~/content/fields.server';
import { safeHref } from '../../../content-model/values/safe-href';
import { type BlockOf, defineBlock } from '../definition.server';
import { part } from '../entries.server';

/** Address of somebody else's service: https only. */
const address = z.url({ protocol: /^https$/ }).transform((url, context) => {
  const href = safeHref(url);
  if (href === null) {
    context.addIssue({ code: 'custom', message: 'not an address to follow' });
    return z.NEVER;
  }
  return { href, host: new URL(href).host };
});

export const frameDefinition = defineBlock(
  'frame',
  z.object({ title: part(text), intro: optionalText, url: part(address) }),
  ['url'],
);
export type FrameBlockData = BlockOf<typeof frameDefinition>;
