import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import type { ForYou } from './for-you.server';
import { ForYouPart } from './for-you-part';
import { PlaceLine } from './place-line';

type OpenDays = Extract<ForYou, { company: null }>['openDays'];

/** The open days to come, nearest campus first. */
export function NearOpenDays({ openDays: { items, all } }: { openDays: OpenDays }) {
  const t = useLabels();
  return (
    <ForYouPart
      id="portes-ouvertes"
      title={t('pages.forYou.openDays')}
      more={{ href: all, label: t('pages.forYou.allOpenDays') }}
    >
      {items.length === 0 ? <EmptyState text={t('commons.empty.events')} /> : null}
      <ul className="for-you-rows">
        {items.map(({ slug, title, dates, dateStart, place, distance }) => (
          <li key={slug}>
            <h3>
              <a href={pathTo('agenda/:slug', slug)} className="title-link">
                {title}
              </a>
            </h3>
            <p>
              <time dateTime={dateStart}>{dates}</time>
            </p>
            {place ? <PlaceLine title={place} distance={distance} /> : null}
          </li>
        ))}
      </ul>
    </ForYouPart>
  );
}
