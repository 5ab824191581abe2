import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { CampusHero, type CampusHeroProps } from './campus-hero';

interface CampusPageProps extends CampusHeroProps {
  /** What the place looks like and where it lies, and all below. */
  parts: Record<'view' | 'content', RenderedPart>;
}

/** One campus: the place, how to come, what is taught and what happens there, and who answers. */
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
