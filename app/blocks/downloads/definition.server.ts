import { downloadsBlock } from '../../../content-model/blocks/downloads';
import { type BlockOf, defineBlock } from '../definition.server';

/** The name of a file in its address, for a file without another name. */
function nameOfFile(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path.split('/').filter(Boolean).at(-1) ?? url;
}

export const downloadsDefinition = defineBlock(downloadsBlock, (wire) => ({
  ...wire,
  items: wire.items.map(({ url, ...shown }) => ({
    ...shown,
    href: url,
    label: shown.label ?? nameOfFile(url),
  })),
}));
export type DownloadsBlockData = BlockOf<typeof downloadsDefinition>;
