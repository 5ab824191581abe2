import { Icon } from '~/ui/icon';
import { LinkedText } from '~/ui/linked-text';
import { BlockButtons } from '../block-buttons';
import { BlockFrame, headingIdOf } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { NoticeBlockData } from './definition.server';

/** Something to know before going on. */
export function NoticeBlock({ block }: BlockProps<NoticeBlockData>) {
  return (
    <BlockFrame block={block} hasHeading={block.title !== null} className="notice">
      <div className="notice-panel">
        <Icon name="info" className="notice-mark" />
        <div>
          {block.title ? (
            <h2 id={headingIdOf(block)} className="text-xl">
              {block.title}
            </h2>
          ) : null}
          {block.text ? (
            <p className="notice-text">
              <LinkedText text={block.text} />
            </p>
          ) : null}
          <BlockButtons buttons={block.actions} quiet />
        </div>
      </div>
    </BlockFrame>
  );
}
