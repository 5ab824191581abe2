import { RichText } from '~/ui/rich-text';
import type { richTextBlock } from '../../../content-model/blocks/rich-text';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';

/** An editor's text; its title is beside it if there is room. */
export function RichTextBlock({ block }: BlockProps<WireBlockOf<typeof richTextBlock>>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro} split>
      {block.body ? <RichText html={block.body} below={block.title ? 2 : 1} ids={`${block.id}-`} /> : null}
    </BlockFrame>
  );
}
