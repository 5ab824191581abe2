import { newsHref } from '~/school/news/news-address';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { optionsOf, SelectField } from '~/ui/field';
import { FilterLinks } from '~/ui/filter-links';
import type { NewsListData } from './news-list.server';

type NewsFiltersProps = Pick<NewsListData, 'choice' | 'categories' | 'campuses'>;

/** Category and campus: links and one plain GET form. */
export function NewsFilters({ choice, categories, campuses }: NewsFiltersProps) {
  const t = useLabels();
  return (
    <div className="list-filters">
      <FilterLinks
        label={t('news.list.categories')}
        links={[{ slug: null, title: t('news.list.allCategories') }, ...categories].map((link) => ({
          href: newsHref({ ...choice, category: link.slug }),
          label: link.title,
          current: link.slug === choice.category,
        }))}
      />
      <div className="list-choice">
        {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it */}
        <form
          method="get"
          action="/actualites"
          role="search"
          aria-label={t('news.filter.form')}
          className="list-form"
          data-in-place
        >
          {choice.category ? <input type="hidden" name="categorie" value={choice.category} /> : null}
          <SelectField
            id="campus"
            name="campus"
            label={t('news.filter.campus')}
            options={optionsOf(t('news.filter.anyCampus'), campuses)}
            value={choice.campus ?? ''}
          />
          <SubmitButton>{t('news.filter.submit')}</SubmitButton>
        </form>
      </div>
    </div>
  );
}
