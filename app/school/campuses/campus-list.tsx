import { pathTo } from '~/addresses/path-to';
import type { HeadingLevel } from '~/ui/entry';
import { byRegion } from './campus-groups';
import type { CampusSummary } from './campuses.server';

interface CampusListProps {
  campuses: readonly Pick<CampusSummary, 'slug' | 'title' | 'region'>[];
  headingLevel?: HeadingLevel;
}

/** All campuses by region, as links: the map in words. */
export function CampusList({ campuses, headingLevel = 3 }: CampusListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul role="list" className="campus-list">
      {byRegion(campuses).map((region) => (
        <li key={region.name}>
          <Heading className="campus-region">{region.name}</Heading>
          <ul role="list">
            {region.campuses.map((campus) => (
              <li key={campus.slug}>
                <a href={pathTo('campus/:slug', campus.slug)}>{campus.title}</a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
