import { classNames } from '~/ui/class-names';
import { LinkedText } from '~/ui/linked-text';
import { BlockButtons } from '../block-buttons';
import { BlockFrame, headingIdOf } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { CallToActionBlockData } from './definition.server';

/** Leads to one page, usually an admissions choice. */
export function CallToActionBlock({ block }: BlockProps<CallToActionBlockData>) {
  const deep = block.appearance.surface === 'deep';
  return (
    <BlockFrame block={block} hasHeading={block.title !== null} className="call">
      <div className={classNames('call-panel stack', !deep && 'contours')}>
        {block.title ? (
          <h2 id={headingIdOf(block)} className="text-4xl">
            {block.title}
          </h2>
        ) : null}
        <div>
          {block.text ? (
            <p className="text-lg">
              <LinkedText text={block.text} />
            </p>
          ) : null}
          <BlockButtons buttons={block.actions} />
        </div>
      </div>
    </BlockFrame>
  );
}
