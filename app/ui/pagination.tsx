interface PaginationProps {
  page: number;
  pages: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list; null for a single page. */
export function Pagination({ page, pages, hrefOf, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.nav} className="pagination">
      <ul role="list" className="row">
        {page > 1 ? (
          <li className="pagination-step">
            <a href={hrefOf(page - 1)} rel="prev">
              {labels.previous}
            </a>
          </li>
        ) : null}
        {pageLinks(page, pages).map((number, index, list) => (
          <li key={number} className={isAfterGap(list, index) ? 'after-gap' : undefined}>
            <a
              href={hrefOf(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages ? (
          <li className="pagination-step">
            <a href={hrefOf(page + 1)} rel="next">
              {labels.next}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function isAfterGap(list: readonly number[], index: number): boolean {
  const [previous, shown] = [list[index - 1], list[index]];
  return previous !== undefined && shown !== undefined && shown - previous > 1;
}

/** First, last, and the pages around the current one; an ellipsis never replaces a single page. */
export function pageLinks(page: number, pages: number): number[] {
  const pageNumbers = Array.from({ length: pages }, (_, index) => index + 1);
  const isLandmark = (candidate: number) =>
    candidate <= 1 || candidate >= pages || Math.abs(candidate - page) <= 1;
  const isSingleGap = (candidate: number) => isLandmark(candidate - 1) && isLandmark(candidate + 1);
  return pageNumbers.filter((candidate) => isLandmark(candidate) || isSingleGap(candidate));
}
