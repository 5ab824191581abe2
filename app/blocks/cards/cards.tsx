import { classNames } from '~/ui/class-names';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import { Icon } from '~/ui/icon';
import { LinkedText } from '~/ui/linked-text';
import type { cardsBlock } from '../../../content-model/blocks/cards';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';

/** On a phone the picture is beside the text, and is cropped to its height. */
const sizes = '(min-width: 84rem) 24rem, (min-width: 64rem) 29vw, (min-width: 40rem) 40vw, 60vw';

type CardsData = WireBlockOf<typeof cardsBlock>;

/** Cards side by side, each with a link; the whole card can be clicked. */
export function CardsBlock({ block }: BlockProps<CardsData>) {
  const hasPictures = block.items.some(({ image }) => image !== null);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul
        role="list"
        className={classNames(
          'card-rows cards',
          hasPictures && block.items.length > 6 && 'card-rail card-rail-low',
        )}
      >
        {block.items.map((item) => (
          <li key={`${item.title} ${item.text}`}>
            <Card item={item} level={block.title ? 3 : 2} hasArrow={!hasPictures} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

interface CardProps {
  item: CardsData['items'][number];
  level: HeadingLevel;
  /** Whether a title that is a link has an arrow after it. */
  hasArrow: boolean;
}

function Card({ item: { title, text, href, image }, level, hasArrow }: CardProps) {
  return (
    <Entry>
      <div className="entry-body">
        {title ? (
          <EntryTitle level={level} href={href ?? undefined}>
            {title}
            {hasArrow && href ? (
              <>
                {'\u00a0'}
                <Icon name="arrow-right" />
              </>
            ) : null}
          </EntryTitle>
        ) : null}
        {text ? (
          <p className="entry-text">
            {href && !title ? (
              <a href={href} className="entry-link">
                {text}
              </a>
            ) : (
              <LinkedText text={text} />
            )}
          </p>
        ) : null}
      </div>
      <EntryPicture media={image} sizes={sizes} />
    </Entry>
  );
}
