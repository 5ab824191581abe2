import { useLabels } from '~/site/labels-context';
import { Section } from '~/ui/section';
import { CampusActions } from './campus-actions';
import type { CampusDetails } from './campus-page.server';

/** The three actions once more, where the reader has read all. */
export function CampusClosing({ campus }: { campus: Pick<CampusDetails, 'slug'> }) {
  const t = useLabels();
  return (
    <Section title={t('campuses.page.actions')} surface="deep" className="tone-river">
      <CampusActions slug={campus.slug} />
    </Section>
  );
}
