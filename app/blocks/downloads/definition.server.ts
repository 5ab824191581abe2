import { z } from 'zod';
import { optionalHref, optionalText, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries, part } from '../entries.server';

const file = z
  .object({ label: part(text), url: optionalHref, format: part(text), size: optionalText })
  .transform(({ url, ...shown }, context) => {
    if (url === null) {
      context.addIssue({ code: 'custom', path: ['url'], message: 'not an address to follow' });
      return z.NEVER;
    }
    return { ...shown, href: url, label: shown.label ?? nameOfFile(url) };
  });

/** What a file is called in its address, for one that has no other name. */
const nameOfFile = (url: string) => (url.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).at(-1) ?? url;

export const downloadsDefinition = defineBlock(
  'downloads',
  z.object({ ...blockHeading, items: entries(file, ['href']) }),
  ['items'],
);
export type DownloadsBlockData = BlockOf<typeof downloadsDefinition>;
