import type { CareerSheet } from '~/school/careers/careers.server';
import { programmesHref } from '~/school/programmes/finder/programmes-href';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { Breadcrumb } from '~/ui/breadcrumb';
import type { Crumb } from '~/ui/crumb';
import { Picture } from '~/ui/picture';

interface CareerHeroProps {
  career: Pick<CareerSheet, 'sector' | 'title' | 'summary' | 'image'>;
  trail: readonly Crumb[];
}

/** Head of a career: breadcrumb, sector, title, summary and picture. */
export function CareerHero({ career: { sector, title, summary, image }, trail }: CareerHeroProps) {
  const t = useLabels();
  return (
    <header className={image ? 'career-hero career-hero-pictured' : 'career-hero'}>
      <div className="career-hero-words">
        <Breadcrumb label={t('commons.breadcrumb')} trail={trail} current={title} />
        {sector ? (
          <a href={programmesHref({ sector: sector.slug })} className="career-hero-sector tap-target">
            <SectorLegend sector={sector} />
          </a>
        ) : null}
        <h1>{title}</h1>
        {summary ? <p className="career-hero-summary">{summary}</p> : null}
      </div>
      {image ? (
        <Picture
          media={image}
          sizes="(min-width: 64rem) 50vw, 100vw"
          maxWidth={1280}
          priority
          decorative
          className="career-hero-picture"
        />
      ) : null}
    </header>
  );
}
