import { useLabels } from '~/site/labels-context';
import { ListPagination } from '~/site/list-pagination';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { FilterChips } from '~/ui/filter-chips';
import { filterWord } from './filter-words';
import { byExitLevel } from './level-groups';
import { ProgrammeCard } from './programme-card';
import { chosenFilters, isNarrowed, programmesHref } from './programme-filter';
import type { ProgrammeListData } from './programme-list.server';

/** The programmes of one address: how many, narrowed by what, and the cards, level by level. */
export function ProgrammeList({ list }: { list: ProgrammeListData }) {
  const t = useLabels();
  const { choice, programmes, total, page, pages } = list;
  const chips = chosenFilters(choice).map(({ name, href }) => {
    const word = filterWord(name, choice, list, t) ?? '';
    return { word, href, action: t('programmes.filter.remove', { filter: word }) };
  });
  return (
    <section className="page-normal list-results" aria-labelledby="resultats">
      <div className="list-results-head">
        <h2 id="resultats" className="text-2xl">
          {t.count('programmes.list.count', total)}
        </h2>
        <FilterChips label={t('programmes.filter.chosen')} chips={chips} />
        {isNarrowed(choice) && total > 0 ? (
          <a href={programmesHref({})} className="list-clear">
            {t('programmes.list.clear')}
          </a>
        ) : null}
      </div>
      {programmes.length === 0 ? (
        <EmptyState text={t('commons.empty.results')}>
          <p>{t('programmes.list.noResult')}</p>
          <ButtonLink href={programmesHref({})} look="secondary">
            {t('programmes.list.clear')}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {byExitLevel(programmes).map((group) => (
        <section key={group.level} className="level-group" aria-labelledby={`niveau-${group.level}`}>
          <h3 id={`niveau-${group.level}`} className="level-group-title">
            {t(`programmes.list.exit.${group.level}`)}
          </h3>
          <ul className="card-grid">
            {group.programmes.map((programme) => (
              <li key={programme.slug}>
                <ProgrammeCard programme={programme} headingLevel={4} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListPagination page={page} pages={pages} hrefOf={(target) => programmesHref(choice, target)} />
    </section>
  );
}
