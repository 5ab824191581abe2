import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';
import type { Sector } from './programmes.server';

/** Head of the list of programmes, about one sector when the list is narrowed to it. */
export function ProgrammeListHeader({ sector }: { sector: Pick<Sector, 'title' | 'summary'> | undefined }) {
  const t = useLabels();
  const title = sector
    ? t('programmes.list.filteredTitle', { filters: sector.title })
    : t('programmes.list.title');
  return (
    <PageHeader
      title={title}
      summary={sector?.summary ?? t('programmes.list.summary')}
      breadcrumb={{
        label: t('commons.breadcrumb'),
        trail: [{ label: t('commons.links.home'), href: '/' }],
        current: t('commons.links.programmes'),
      }}
    >
      <ButtonLink href="/panorama" look="quiet">
        {t('programmes.list.panorama')}
      </ButtonLink>
    </PageHeader>
  );
}
