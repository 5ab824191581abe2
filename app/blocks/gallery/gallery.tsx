import { Picture } from '~/ui/picture';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { GalleryBlockData } from './definition.server';
import { galleryRows } from './gallery-rows';

/** Pictures in rows, as prints pinned beside each other. */
export function GalleryBlock({ block, first }: BlockProps<GalleryBlockData>) {
  const shares = galleryRows(block.images.length);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <ul className="gallery">
        {block.images.map((image, index) => (
          <li key={image.path} className={`gallery-${shares[index]}`}>
            <Picture
              media={image}
              sizes={shares[index] === 'third' ? thirdSizes : wideSizes}
              priority={first && index === 0}
            />
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

const thirdSizes = '(min-width: 48rem) 33vw, 50vw';
const wideSizes = '(min-width: 48rem) 58vw, 100vw';
