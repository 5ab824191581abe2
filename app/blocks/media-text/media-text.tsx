import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import { RichText } from '~/ui/rich-text';
import { BlockButtons } from '../block-buttons';
import { BlockFrame, headingIdOf } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { MediaTextBlockData } from './definition.server';

/** A picture and a text side by side; on a phone the picture is above the text. */
export function MediaTextBlock({ block, first }: BlockProps<MediaTextBlockData>) {
  return (
    <BlockFrame block={block} hasHeading={block.title !== null}>
      <div className={classNames('media-text stack', block.image && `media-text-${block.side}`)}>
        <div className="media-text-body">
          {block.title ? (
            <h2 id={headingIdOf(block)} className="text-3xl">
              {block.title}
            </h2>
          ) : null}
          {block.body ? (
            <RichText html={block.body} below={block.title ? 2 : 1} ids={`${block.id}-`} />
          ) : null}
          <BlockButtons buttons={block.actions} />
        </div>
        {block.image ? (
          <Picture
            media={block.image}
            sizes="(min-width: 80rem) 55rem, (min-width: 64rem) 44rem, 100vw"
            priority={first}
            className="media-text-picture"
          />
        ) : null}
      </div>
    </BlockFrame>
  );
}
