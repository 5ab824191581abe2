import { campusName } from '~/school/campuses/campus-name';
import { mapReference } from '~/school/campuses/map-reference';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { Breadcrumb } from '~/ui/breadcrumb';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import { Relief } from '~/ui/relief';
import { CampusActions } from './campus-actions';
import { CampusLocator } from './campus-locator';
import type { CampusDetails } from './campus-page.server';

interface CampusHeroProps {
  campus: CampusDetails;
  /** Address of the drawing of the land around it. */
  relief: string | null;
}

/**
 * Hero of a campus page: name before the land around it, picture, and location in the style of a map's title block.
 * Without the land a picture is enough, and without a picture the whole ground has contour lines.
 */
export function CampusHero({ campus, relief }: CampusHeroProps) {
  const t = useLabels();
  return (
    <header
      className={classNames(
        'campus-hero',
        !campus.image && 'campus-hero-bare',
        !campus.image && !relief && 'on-relief',
      )}
    >
      {campus.image || relief ? null : <Relief />}
      <div className={classNames('campus-head', relief && 'on-relief')}>
        {relief ? <Relief right drawing={relief} /> : null}
        <div className="page-normal">
          <Breadcrumb
            {...siteTrail(t, { label: t('commons.links.campuses'), href: '/campus' })}
            current={campus.title}
          />
          <p className="campus-place">
            <span>{campus.region}</span>
            <span aria-hidden="true">{mapReference(campus)}</span>
          </p>
          <h1 className="text-5xl">{campusName(campus.title, t)}</h1>
          <p className="campus-lead">{campus.summary}</p>
          <CampusActions slug={campus.slug} />
        </div>
      </div>
      <div className="campus-view">
        {campus.image ? (
          <Picture media={campus.image} sizes="100vw" maxWidth={1920} priority className="campus-picture" />
        ) : null}
        <CampusLocator campus={campus} />
      </div>
    </header>
  );
}
