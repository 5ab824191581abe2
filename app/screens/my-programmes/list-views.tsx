import { pathTo } from '~/addresses/path-to';
import { useLabels } from '~/site/labels-context';
import { FilterLinks } from '~/ui/filter-links';

interface ListViewsProps {
  view: 'cards' | 'table';
  /** Address of the table. */
  table: string;
}

/** 'Mes formations' as cards, which the browser keeps, or as a table, which has its own address. */
export function ListViews({ view, table }: ListViewsProps) {
  const t = useLabels();
  const links = [
    { href: pathTo('mes-formations'), label: t('programmes.saved.title'), current: view === 'cards' },
    { href: table, label: t('programmes.saved.table'), current: view === 'table' },
  ];
  return <FilterLinks label={t('programmes.saved.views')} links={links} />;
}
