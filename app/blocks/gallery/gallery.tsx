import { Picture } from '~/ui/picture';
import type { galleryBlock } from '../../../content-model/blocks/gallery';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';
import { galleryShares, type Share } from './gallery-shares';

/** Pictures in rows, as prints pinned beside each other. */
export function GalleryBlock({ block, first }: BlockProps<WireBlockOf<typeof galleryBlock>>) {
  const shares = galleryShares(block.images.length);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul role="list" className="gallery">
        {block.images.map((image, index) => (
          <li key={image.path} className={`gallery-${shares[index]}`}>
            <Picture
              media={image}
              sizes={sizesOf(shares[index] ?? 'whole', index === 0 && shares.length % 2 === 1)}
              priority={first && index === 0}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

const widthOf: Record<Share, string> = { whole: '100vw', wide: '58vw', narrow: '42vw', third: '31vw' };

/** On a phone two are side by side, cropped to their height; the first of an odd number takes the row. */
const sizesOf = (share: Share, alone: boolean) =>
  `(min-width: 64rem) ${widthOf[share]}, (min-width: 48rem) ${share === 'third' ? '38vw' : widthOf[share]}, ${alone ? '100vw' : '60vw'}`;
