import type { NamedEntry } from '~/base/named-entry';
import { Icon } from '~/ui/icon';
import { type IconName, iconNames } from '~/ui/icon-names';

/** Symbol, colour and name of a sector, as the map's legend has them. An element around it sets the colour, `--sector`. */
export function SectorLegend({ sector }: { sector: NamedEntry }) {
  return (
    <span className="entry-legend">
      <Icon name={symbolOf(sector.slug)} />
      {sector.title}
    </span>
  );
}

/** A sector without a symbol in the sprite has the common one. */
export function symbolOf(slug: string): IconName {
  return iconNames.find((name) => name === `sector-${slug}`) ?? 'sector-transversal';
}
