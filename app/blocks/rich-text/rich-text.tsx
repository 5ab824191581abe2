import { RichText } from '~/ui/rich-text';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { RichTextBlock as Block } from './definition.server';

/** Text an editor wrote. */
export function RichTextBlock({ block }: BlockProps<Block>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <RichText html={block.body} />
    </BlockFrame>
  );
}
