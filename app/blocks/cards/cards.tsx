import { classNames } from '~/ui/class-names';
import { Entry, EntryPicture, EntryTitle } from '~/ui/entry';
import { Icon } from '~/ui/icon';
import { LinkedText } from '~/ui/linked-text';
import type { cardsBlock } from '../../../content-model/blocks/cards';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';

/** On a phone a card's picture is beside the text, and is cropped to its height. */
const sizes = '(min-width: 84rem) 24rem, (min-width: 64rem) 29vw, (min-width: 40rem) 40vw, 60vw';

/** Cards side by side, each with a link; the whole card can be clicked. */
export function CardsBlock({ block }: BlockProps<WireBlockOf<typeof cardsBlock>>) {
  const pictured = block.items.some(({ image }) => image !== null);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul
        role="list"
        className={classNames(
          'card-rows cards',
          pictured && block.items.length > 6 && 'card-rail card-rail-low',
        )}
      >
        {block.items.map((item) => (
          <li key={`${item.title} ${item.text}`}>
            <Entry>
              <div className="entry-body">
                {item.title ? (
                  <EntryTitle level={block.title ? 3 : 2} href={item.href ?? undefined}>
                    {item.title}
                    {pictured || !item.href ? null : (
                      <>
                        {'\u00a0'}
                        <Icon name="arrow-right" />
                      </>
                    )}
                  </EntryTitle>
                ) : null}
                {item.text ? (
                  <p className="entry-text">
                    {item.href && !item.title ? (
                      <a href={item.href} className="entry-link">
                        {item.text}
                      </a>
                    ) : (
                      <LinkedText text={item.text} />
                    )}
                  </p>
                ) : null}
              </div>
              <EntryPicture media={item.image} sizes={sizes} />
            </Entry>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
