import { Pagination } from '~/ui/pagination';
import { useLabels } from './labels-context';

interface ListPaginationProps {
  page: number;
  pages: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
}

/** The pages of a list with the site's own labels. */
export function ListPagination(props: ListPaginationProps) {
  const t = useLabels();
  return (
    <Pagination
      {...props}
      labels={{
        nav: t('commons.pagination.label'),
        previous: t('commons.pagination.previous'),
        next: t('commons.pagination.next'),
        page: (page) => t('commons.pagination.page', { page }),
      }}
    />
  );
}
