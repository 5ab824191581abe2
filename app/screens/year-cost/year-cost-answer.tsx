import { optionOf } from '~/base/named-entry';
import { atCampus } from '~/school/campuses/campus-name';
import { CostTables, rangeText } from '~/school/programmes/cost-tables';
import { levelGroupId, levelGroupTitle } from '~/school/programmes/level-groups';
import { programmeHref } from '~/school/programmes/programme-address';
import { yearCostHref } from '~/school/programmes/year-cost-address';
import { pathTo } from '~/screens/list/path-to';
import { formatEuros } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { optionsOf, SelectField } from '~/ui/field';
import { LinkSubject } from '~/ui/link-subject';
import type { YearCost } from './year-cost.server';

/** The form, and the cost of a year; without a programme fees and cost of living at the campus, without a campus at each. */
export function YearCostAnswer({ answer }: { answer: YearCost }) {
  const t = useLabels();
  const { programme, campus, costs, notTaughtAt } = answer;
  return (
    <div id="cout" className="page-normal year-cost">
      <form method="get" action={pathTo('cout-d-une-annee')}>
        <SelectField
          id="formation"
          name="formation"
          label={t('pages.yearCost.programme')}
          options={[
            ...optionsOf(t('pages.yearCost.anyProgramme'), []),
            ...answer.programmes.map(({ level, programmes }) => ({
              label: levelGroupTitle(level, t),
              options: programmes.map(optionOf),
            })),
          ]}
          value={programme?.slug ?? ''}
        />
        <SelectField
          id="campus"
          name="campus"
          label={t('pages.yearCost.campus')}
          options={optionsOf(t('pages.yearCost.anyCampus'), answer.campuses)}
          value={campus?.slug ?? ''}
        />
        <SubmitButton>{t('pages.yearCost.submit')}</SubmitButton>
      </form>
      {notTaughtAt && programme ? (
        <p>{t('pages.yearCost.notTaught', { title: programme.title, campus: atCampus(notTaughtAt, t) })}</p>
      ) : null}
      {campus && costs.length > 0 ? (
        <section aria-labelledby="budget">
          <h2 id="budget">{`${programme?.title}, ${campus.title}`}</h2>
          <CostTables costs={costs} />
          <p>
            <a href={programmeHref(programme?.slug ?? '', campus.slug)}>{t('pages.yearCost.sheet')}</a>
          </p>
        </section>
      ) : (
        <LivingCosts answer={answer} />
      )}
      {campus && answer.fees.length > 0 ? <Fees answer={answer} campus={campus} /> : null}
    </div>
  );
}

/** The fees of what is taught at the campus; each programme leads to its whole year there. */
function Fees({ answer, campus }: { answer: YearCost; campus: NonNullable<YearCost['campus']> }) {
  const t = useLabels();
  return (
    <section aria-labelledby="frais">
      <h2 id="frais">{t('pages.yearCost.fees', { campus: atCampus(campus.title, t) })}</h2>
      {answer.fees.map(({ level, programmes }) => (
        <section key={level} aria-labelledby={`frais-${levelGroupId(level)}`} className="year-cost-fees">
          <h3 id={`frais-${levelGroupId(level)}`}>{levelGroupTitle(level, t)}</h3>
          <ul className="year-cost-campuses">
            {programmes.map(({ slug, title, price }) => (
              <li key={slug}>
                <a href={yearCostHref(slug, campus.slug)}>
                  {title}
                  <LinkSubject of={t('pages.yearCost.title')} />
                </a>
                <p>{price || t('pages.prices.onRequest')}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Rent and travel, campus by campus; each leads to its own answer. */
function LivingCosts({ answer: { campus, living, programme } }: { answer: YearCost }) {
  const t = useLabels();
  return (
    <section aria-labelledby="vivre">
      <h2 id="vivre">{t('pages.yearCost.living')}</h2>
      <ul className="year-cost-campuses">
        {(campus ? [campus] : living).map(({ slug, title, rent, travelPass }) => (
          <li key={slug}>
            <h3>
              {campus ? (
                <a href={pathTo('campus/:slug', slug)}>{title}</a>
              ) : (
                <a href={yearCostHref(programme?.slug ?? null, slug)}>
                  {title}
                  <LinkSubject of={t('pages.yearCost.title')} />
                </a>
              )}
            </h3>
            <p>
              {rent
                ? t('pages.yearCost.rent', {
                    range: rangeText(rent, t),
                    source: rent.source,
                    year: rent.year,
                  })
                : t('pages.yearCost.noRent')}
            </p>
            <p>
              {travelPass
                ? t('pages.yearCost.travel', {
                    amount: formatEuros(travelPass.amount),
                    source: travelPass.source,
                    year: travelPass.year,
                  })
                : t('pages.yearCost.noTravel')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
