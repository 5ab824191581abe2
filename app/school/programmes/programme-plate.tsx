import type { Media } from '~/reading/fields.server';
import { EntryPicture } from '~/ui/entry';
import { LevelStrip } from './level-strip';
import type { LevelledProgramme } from './levels';

interface ProgrammePlateProps {
  media: Media;
  /** CSS `sizes`. */
  sizes: string;
  programme: LevelledProgramme;
}

/** The picture of a card with a plate; the climb of its levels is the strip below. */
export function ProgrammePlate({ media, sizes, programme }: ProgrammePlateProps) {
  return (
    <div className="programme-plate">
      <EntryPicture media={media} sizes={sizes} />
      <LevelStrip programme={programme} />
    </div>
  );
}
