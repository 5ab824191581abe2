import { SectorLegend } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import type { ForYou } from './for-you.server';
import { ForYouPart } from './for-you-part';
import { PlaceLine } from './place-line';

type Programmes = Extract<ForYou, { company: null }>['programmes'];

/** The programmes that fit: price, nearest campus, and the brochure of that campus. */
export function NearProgrammes({ programmes: { items, all } }: { programmes: Programmes }) {
  const t = useLabels();
  return (
    <ForYouPart
      id="formations"
      title={t('pages.forYou.programmes')}
      more={{ href: all, label: t('pages.forYou.allProgrammes') }}
    >
      {items.length === 0 ? <EmptyState text={t('commons.empty.programmes')} /> : null}
      <ul className="for-you-rows for-you-programmes">
        {items.map(({ slug, title, sector, price, duration, rhythm, href, place, brochure }) => (
          <li key={slug} className={sector ? `sector-${sector.slug}` : undefined}>
            <h3>
              <a href={href} className="title-link">
                {title}
              </a>
            </h3>
            {sector ? <SectorLegend sector={sector} /> : null}
            {price ? <p className="for-you-price">{price}</p> : null}
            <p>
              {duration}, {rhythm.toLocaleLowerCase('fr')}
            </p>
            {place ? <PlaceLine {...place} /> : null}
            {brochure ? (
              <p>
                <a href={brochure} aria-label={t('pages.forYou.brochureOf', { title })}>
                  {t('pages.forYou.brochure')}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </ForYouPart>
  );
}
