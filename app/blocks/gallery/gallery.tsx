import { Picture } from '~/ui/picture';
import type { galleryBlock } from '../../../content-model/blocks/gallery';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';
import { galleryShares, type Share } from './gallery-shares';

/** Pictures in rows, as prints pinned beside each other. */
export function GalleryBlock({ block, first }: BlockProps<WireBlockOf<typeof galleryBlock>>) {
  const shares = galleryShares(block.images.length);
  const isFirstAlone = shares.length % 2 === 1;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul role="list" className="gallery">
        {block.images.map((image, index) => (
          <li key={image.path} className={`gallery-${shares[index]}`}>
            <Picture
              media={image}
              sizes={sizesOf(shares[index] ?? 'whole', index === 0 && isFirstAlone)}
              priority={first && index === 0}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

const widths: Record<Share, string> = { whole: '100vw', wide: '58vw', narrow: '42vw', third: '31vw' };

/** @param isAlone on a phone, where the other pictures are two in a row, cropped to their height */
function sizesOf(share: Share, isAlone: boolean): string {
  const tabletWidth = share === 'third' ? '38vw' : widths[share];
  const phoneWidth = isAlone ? '100vw' : '60vw';
  return `(min-width: 64rem) ${widths[share]}, (min-width: 48rem) ${tabletWidth}, ${phoneWidth}`;
}
