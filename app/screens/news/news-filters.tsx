import { FilterFields } from '~/filters/filter-fields';
import { FilterFold } from '~/filters/filter-fold';
import { FilterForm } from '~/filters/filter-form';
import { listHref } from '~/filters/narrowed-list';
import { newsCriteria } from '~/school/news/news-criteria';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { FilterLinks } from '~/ui/filter-links';
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
      <FilterFold summary={t('news.filter.form')}>
        <FilterForm action={newsCriteria.path} label={t('news.filter.form')} className="list-form-single">
          <FilterFields list={newsCriteria} choice={choice} lookup={lookup} />
          <SubmitButton>{t('news.filter.submit')}</SubmitButton>
        </FilterForm>
      </FilterFold>
    </div>
  );
}
