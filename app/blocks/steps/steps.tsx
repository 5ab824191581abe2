import { LinkedText } from '~/ui/linked-text';
import type { stepsBlock } from '../../../content-model/blocks/steps';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';

/** Numbered steps. Screen readers get the numbers from the list. */
export function StepsBlock({ block }: BlockProps<WireBlockOf<typeof stepsBlock>>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ol role="list" className={block.items.length === 4 ? 'steps columns steps-4' : 'steps columns'}>
        {block.items.map((item, index) => (
          <li key={`${item.title} ${item.text}`}>
            <span className="step-mark" aria-hidden="true">
              {index + 1}
            </span>
            {item.title ? <Heading className="step-title">{item.title}</Heading> : null}
            {item.text ? (
              <p>
                <LinkedText text={item.text} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
