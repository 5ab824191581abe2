import { z } from 'zod';
import { optionalHref, optionalText, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries } from '../entries.server';

const file = z
  .object({ label: text, url: optionalHref, format: text, size: optionalText })
  .transform(({ url, ...shown }, context) => {
    if (url === null) {
      context.addIssue({ code: 'custom', message: 'not an address to follow' });
      return z.NEVER;
    }
    return { ...shown, href: url };
  });

export const downloadsDefinition = defineBlock(
  'downloads',
  z.object({ ...blockHeading, items: entries(file) }),
);
export type DownloadsBlockData = BlockOf<typeof downloadsDefinition>;
