import { LinkedText } from '~/ui/linked-text';
import type { timelineBlock } from '../../../content-model/blocks/timeline';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';

/** Dated moments along a line. */
export function TimelineBlock({ block }: BlockProps<WireBlockOf<typeof timelineBlock>>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ol role="list" className="timeline">
        {block.items.map((item) => (
          <li key={`${item.date} ${item.title}`}>
            {item.date ? <p className="timeline-date">{item.date}</p> : null}
            <div>
              {item.title ? <Heading className="timeline-title">{item.title}</Heading> : null}
              {item.text ? (
                <p>
                  <LinkedText text={item.text} />
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
