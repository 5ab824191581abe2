import type { FormEvent } from 'react';
import { pathTo } from '~/addresses/path-to';
import { comparedField, comparisonHref, comparisonPath } from '~/school/programmes/comparison-address';
import { levelGroups, levelGroupTitle } from '~/school/programmes/level-groups';
import { saveProgramme } from '~/school/programmes/saved/saved-programmes';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import type { ComparisonData } from './comparison.server';

/** Adds a programme to the table (and, with scripts, to the list): a similar one, any other, or one of the finder. */
export function AddToComparison({
  data: { compared, suggested, offered },
}: {
  data: Pick<ComparisonData, 'compared' | 'suggested' | 'offered'>;
}) {
  const t = useLabels();
  if (offered.length === 0) return null;
  const chosen = compared.map(({ slug }) => slug);
  const saveAddedProgramme = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const addedSlug = new FormData(currentTarget).getAll(comparedField).at(-1);
    const programme = offered.find(({ slug }) => slug === addedSlug);
    if (programme) saveProgramme(programme);
  };
  return (
    <section className="add-to-comparison" aria-labelledby="ajouter">
      <h2 id="ajouter" className="text-2xl">
        {t(compared.length === 0 ? 'comparison.choose' : 'comparison.add')}
      </h2>
      {suggested.length > 0 ? (
        <>
          <p id="proches">{t('comparison.suggested')}</p>
          <ul role="list" aria-labelledby="proches" className="comparison-suggested cluster tap-targets">
            {suggested.map(({ slug, title }) => (
              <li key={slug}>
                <a
                  href={comparisonHref([...chosen, slug])}
                  onClick={() => saveProgramme({ slug, title })}
                  data-in-place
                >
                  <Icon name="plus" />
                  <span className="sr-only">{t('comparison.submit')} : </span>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <form
        method="get"
        action={comparisonPath}
        className="comparison-form cluster"
        onSubmit={saveAddedProgramme}
      >
        {chosen.map((slug) => (
          <input key={slug} type="hidden" name={comparedField} value={slug} />
        ))}
        <div className="field">
          <label htmlFor="formation-a-comparer">{t('comparison.programme')}</label>
          <select
            id="formation-a-comparer"
            name={comparedField}
            required
            // Said explicitly: browsers would call a required empty field wrong.
            aria-invalid={false}
            defaultValue=""
            key={chosen.join()}
          >
            <option value="">{t('comparison.pick')}</option>
            {levelGroups(offered).map(({ name, programmes }) => (
              <optgroup key={name} label={levelGroupTitle(name, t)}>
                {programmes.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <SubmitButton>{t('comparison.submit')}</SubmitButton>
      </form>
      <p className="list-more">
        <a href={pathTo('formations')}>
          {t('comparison.finder')} <Icon name="arrow-right" />
        </a>
      </p>
    </section>
  );
}
