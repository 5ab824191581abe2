import { FilterFields } from '~/filters/filter-fields';
import { listHref } from '~/filters/narrowed-list';
import { newsCriteria } from '~/school/news/news-criteria';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { FilterLinks } from '~/ui/filter-links';
import { Icon } from '~/ui/icon';
import type { NewsListData } from './news-list.server';

type NewsFiltersProps = Pick<NewsListData, 'choice' | 'lookup'>;

/** Category and campus: links and one plain GET form, which is folded on phones. */
export function NewsFilters({ choice, lookup }: NewsFiltersProps) {
  const t = useLabels();
  return (
    <div className="list-filters">
      <FilterLinks
        label={t('news.list.categories')}
        of={t('news.list.title')}
        links={[{ slug: null, title: t('news.list.allCategories') }, ...lookup.categories].map((link) => ({
          href: listHref(newsCriteria, { ...choice, category: link.slug }),
          label: link.title,
          current: link.slug === choice.category,
        }))}
      />
      <details className="list-fold phone-fold">
        <summary className="button button-secondary">
          {t('news.filter.form')} <Icon name="chevron-down" />
        </summary>
        <div className="list-choice cluster row-apart">
          {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it */}
          <form
            method="get"
            action={newsCriteria.path}
            role="search"
            aria-label={t('news.filter.form')}
            className="list-form list-form-single cluster"
            data-in-place
          >
            <FilterFields list={newsCriteria} choice={choice} lookup={lookup} />
            <SubmitButton>{t('news.filter.submit')}</SubmitButton>
          </form>
        </div>
      </details>
    </div>
  );
}
