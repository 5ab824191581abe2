import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import type { ForYou } from './for-you.server';
import { ForYouPart } from './for-you-part';
import { PlaceLine } from './place-line';

type Offers = Extract<ForYou, { company: null }>['offers'];

/** Work-study offers, nearest first. */
export function NearOffers({ offers: { items, all } }: { offers: Offers }) {
  const t = useLabels();
  return (
    <ForYouPart
      id="offres"
      title={t('pages.forYou.offers')}
      more={{ href: all, label: t('pages.forYou.allOffers') }}
    >
      {items.length === 0 ? <EmptyState text={t('commons.empty.offers')} /> : null}
      <ul className="for-you-rows for-you-offers">
        {items.map(({ slug, title, place, distance }) => (
          <li key={slug}>
            <h3>
              <a href={pathTo('offres-alternance/:slug', slug)} className="title-link">
                {title}
              </a>
            </h3>
            <PlaceLine title={place} distance={distance} />
          </li>
        ))}
      </ul>
    </ForYouPart>
  );
}
