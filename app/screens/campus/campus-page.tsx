import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { CampusHero, type CampusHeroProps } from './campus-hero';

interface CampusPageProps extends CampusHeroProps {
  /** Picture and map of the place, and all parts below. */
  parts: Record<'view' | 'content', RenderedPart>;
}

/** One campus: the place, access, programmes, events, and contacts. */
export function CampusPage({ parts, ...head }: CampusPageProps) {
  return (
    <>
      <CampusHero {...head}>
        <ServerPart key={head.campus.slug} part={parts.view} />
      </CampusHero>
      <ServerPart key={head.campus.slug} part={parts.content} />
    </>
  );
}
