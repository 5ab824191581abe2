import { useLabels } from '~/site/labels-context';
import { Section } from '~/ui/section';
import { CampusActions } from './campus-actions';
import type { CampusDetails } from './campus-page.server';

/** The three actions again, at the end of the page. */
export function CampusLastActions({ campus }: { campus: Pick<CampusDetails, 'slug'> }) {
  const t = useLabels();
  return (
    <Section title={t('campuses.page.actions')} surface="deep" className="tone-river">
      <CampusActions slug={campus.slug} />
    </Section>
  );
}
