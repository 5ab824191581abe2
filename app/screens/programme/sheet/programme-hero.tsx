import type { ReactNode } from 'react';
import { pathTo } from '~/addresses/path-to';
import { levelPath, spokenLevelPath } from '~/school/programmes/programme-words';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { Breadcrumb } from '~/ui/breadcrumb';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import type { SheetHead } from './programme-sheet';

interface ProgrammeHeroProps {
  sheet: SheetHead;
  /** Today's actions; on phones they come before the summary, with the answers. */
  actions: ReactNode;
  /** The answers, over the whole width if there is room. */
  children: ReactNode;
}

/** Head of a programme: its title, the first answers, the next steps; then its summary. */
export function ProgrammeHero({ sheet, actions, children }: ProgrammeHeroProps) {
  const t = useLabels();
  const { sector, sectorHref, title, shortTitle, summary, image, plateCaption, publicDiploma } = sheet;
  const { trail } = siteTrail(t, { label: t('commons.links.programmes'), href: pathTo('formations') });
  return (
    <header
      className={classNames(
        'programme-hero',
        image && 'programme-hero-pictured',
        sheet.hasPlate && 'programme-hero-plate',
      )}
    >
      <div className="programme-head">
        <Breadcrumb label={t('commons.breadcrumb')} trail={trail} current={shortTitle ?? title} />
        {sector && sectorHref ? (
          <a href={sectorHref} className="programme-sector">
            <SectorLegend sector={sector} />
          </a>
        ) : null}
        <h1>{title}</h1>
      </div>
      {children}
      {actions}
      <div className="programme-about">
        <p className="programme-level note">
          <b aria-hidden="true">{levelPath(sheet, t)}</b>{' '}
          <span className="sr-only">{spokenLevelPath(sheet, t)}</span>
          {publicDiploma ? ` · ${t('programmes.card.publicDiploma')}` : null}
        </p>
        {summary ? <p className="programme-summary">{summary}</p> : null}
      </div>
      {image ? (
        <PictureFrame caption={plateCaption}>
          <Picture
            media={image}
            sizes="(min-width: 64rem) 50vw, 100vw"
            maxWidth={1280}
            priority
            decorative={!sheet.hasPlate}
          />
        </PictureFrame>
      ) : null}
    </header>
  );
}

/**
 * The caption also names the figure, since not every screen reader reads `figcaption` with its picture. RGAA 1.9 asks
 * for the role, too; HTML forbids a role beside `figcaption`, and gives the element this one.
 */
function PictureFrame({ caption, children }: { caption: string | null; children: ReactNode }) {
  if (!caption) return <div className="programme-picture">{children}</div>;
  return (
    <figure className="programme-picture" aria-label={caption}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
