import type { AnswerView } from '~/search/curated-answers';
import type { ResultsPage } from '~/search/results';
import { searchHref } from '~/search/search-address';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { ButtonLink } from '~/ui/button';
import { FilterLinks } from '~/ui/filter-links';
import { NothingFound } from './nothing-found';
import { ResultList } from './result-list';

export interface SearchFindings extends ResultsPage {
  /** Words to try instead, when nothing was found. */
  alike: string[];
  /** The school's number, when nothing was found. */
  phone: string | null;
}

/** The results of one search: their number, their kinds, the best first. */
export function SearchResults({ answer }: { answer: SearchFindings }) {
  const { query, kind, total, counts, corrected, curated, best, groups, page, pages } = answer;
  const t = useLabels();
  const shownCount = kind ? (counts.find((entry) => entry.kind === kind)?.count ?? 0) : total;
  return (
    <div className="page-normal page-end">
      <div id="resultats" role="status" className="search-count text-lg">
        <p>{shownCount > 0 ? t.count('search.count', shownCount, { query }) : t('search.none', { query })}</p>
        {corrected ? <p>{t('search.corrected', { corrected })}</p> : null}
      </div>
      {curated ? <CuratedAnswer curated={curated} /> : null}
      {total === 0 ? (
        <NothingFound alike={answer.alike} phone={answer.phone} />
      ) : (
        <FilterLinks label={t('search.kinds')} links={kindLinks(answer, t)} />
      )}
      {best.length > 0 ? (
        <section aria-labelledby="plus-proches" className="results-group">
          <h2 id="plus-proches" className="text-2xl">
            {t('search.best')}
          </h2>
          <ResultList results={best} mixed />
        </section>
      ) : null}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`resultats-${group.kind}`} className="results-group">
          <h2 id={`resultats-${group.kind}`} className="text-2xl">
            {t('search.kindCount', { kind: t(`search.kind.${group.kind}.other`), count: group.count })}
          </h2>
          <ResultList results={group.results} />
          {kind === null && group.more ? (
            <p className="section-all">
              <a href={searchHref({ query, kind: group.kind })} data-in-place>
                {t('search.more', { kind: t(`search.kind.${group.kind}.other`), count: group.count })}
              </a>
            </p>
          ) : null}
        </section>
      ))}
      <ListPagination page={page} pages={pages} hrefOf={(target) => searchHref({ query, kind }, target)} />
    </div>
  );
}

function kindLinks({ query, kind, total, counts }: ResultsPage, t: Labels) {
  const link = (linkedKind: ResultsPage['kind'], word: string, count: number) => ({
    href: searchHref({ query, kind: linkedKind }),
    label: t('search.kindCount', { kind: word, count }),
    current: linkedKind === kind,
  });
  return [
    link(null, t('search.allKinds'), total),
    ...counts.map((entry) => link(entry.kind, t(`search.kind.${entry.kind}.other`), entry.count)),
  ];
}

/** The editors' answer to the question, before the results. */
function CuratedAnswer({ curated: { question, answer, href, label } }: { curated: AnswerView }) {
  const t = useLabels();
  return (
    <section aria-labelledby="reponse" className="curated-answer stack">
      <p className="text-sm">{t('search.curated')}</p>
      <h2 id="reponse" className="text-2xl">
        {question}
      </h2>
      <p>{answer}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </section>
  );
}
