import { pathTo } from '~/addresses/path-to';
import { atCampus } from '~/school/campuses/campus-name';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import type { HeadingLevel } from '~/ui/entry';
import { PhoneLink } from '~/ui/phone-link';

/** The fields of a campus in the directory. */
export type DirectoryCampus = Pick<
  CampusSummary,
  'slug' | 'title' | 'region' | 'street' | 'postalCode' | 'city' | 'phone'
> & {
  /** The next one, by its slug and day: `2026-12-12`. */
  openDay: { slug: string; date: string } | null;
};

interface DirectoryEntryProps {
  campus: DirectoryCampus;
  headingLevel?: HeadingLevel;
  /** From the requested place: `à 12 km`. */
  distance?: string;
}

/** One campus in a list: its name, its place, its phone number and its next open day. */
export function DirectoryEntry({ campus, headingLevel = 4, distance }: DirectoryEntryProps) {
  const t = useLabels();
  const Heading = `h${headingLevel}` as const;
  const { slug, title, street, postalCode, city, phone, openDay } = campus;
  return (
    <li className="directory-entry">
      <div>
        <Heading className="directory-title">
          <a href={pathTo('campus/:slug', slug)} className="title-link">
            {title}
          </a>
          {distance ? <span> {distance}</span> : null}
        </Heading>
        {phone ? <PhoneLink number={phone} /> : null}
      </div>
      <div>
        <address>
          {street}
          <br />
          {postalCode} {city}
        </address>
        {openDay ? (
          <a href={pathTo('agenda/:slug', openDay.slug)} className="directory-open-day">
            {t('campuses.near.openDay', { date: formatDay(openDay.date) })}
            <span className="sr-only"> {atCampus(title, t)}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}
