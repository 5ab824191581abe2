import type { Media } from '~/reading/fields.server';
import { EntryPicture } from '~/ui/entry';
import { LevelStrip } from './level-strip';
import type { Level } from './levels';

interface ProgrammePlateProps {
  media: Media;
  /** CSS `sizes`. */
  sizes: string;
  entry: Level | null;
  exit: Level | null;
}

/** The picture of a card with a plate; the climb of its levels is the strip below. */
export function ProgrammePlate({ media, sizes, ...levels }: ProgrammePlateProps) {
  return (
    <div className="programme-plate">
      <EntryPicture media={media} sizes={sizes} />
      <LevelStrip {...levels} />
    </div>
  );
}
