import type { ReactNode } from 'react';
import type { Media } from '~/content/fields.server';
import { programmesHref } from '~/school/programmes/finder/facet-values';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { Breadcrumb } from '~/ui/breadcrumb';
import type { Crumb } from '~/ui/crumb';
import { Picture } from '~/ui/picture';

interface SheetHeroProps {
  trail: readonly Crumb[];
  /** Name of the page in the breadcrumb, where its title is long. */
  current?: string;
  sector: { slug: string; title: string } | null;
  title: string;
  summary: string;
  image: Media | null;
  /** Buttons below the summary. */
  actions?: ReactNode;
  /** What stands below, over the whole width. */
  children?: ReactNode;
}

/** Hero of a sheet: breadcrumb, title, summary and picture. */
export function SheetHero(props: SheetHeroProps) {
  const { trail, current, sector, title, summary, image, actions, children } = props;
  const t = useLabels();
  return (
    <header className={image ? 'sheet-hero sheet-hero-pictured' : 'sheet-hero'}>
      <div className="sheet-hero-words">
        <Breadcrumb label={t('commons.breadcrumb')} trail={trail} current={current ?? title} />
        {sector ? (
          <a href={programmesHref({ sector: sector.slug })} className="sheet-hero-sector">
            <SectorLegend sector={sector} />
          </a>
        ) : null}
        <h1>{title}</h1>
        <p className="sheet-hero-summary">{summary}</p>
        {actions}
      </div>
      {image ? (
        <Picture
          media={image}
          sizes="(min-width: 64rem) 50vw, 100vw"
          maxWidth={1280}
          priority
          decorative
          className="sheet-hero-picture"
        />
      ) : null}
      {children}
    </header>
  );
}
