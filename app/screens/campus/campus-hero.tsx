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

/** Hero of a campus page: name, picture, and location in the style of a map's title block. */
export function CampusHero({ campus }: { campus: CampusDetails }) {
  const t = useLabels();
  return (
    <header className={classNames('campus-hero', !campus.image && 'campus-hero-bare on-relief')}>
      {campus.image ? null : <Relief />}
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
      <div className="campus-view">
        {campus.image ? (
          <Picture media={campus.image} sizes="100vw" maxWidth={1920} priority className="campus-picture" />
        ) : null}
        <CampusLocator campus={campus} />
      </div>
    </header>
  );
}
