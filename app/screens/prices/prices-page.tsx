import { pathTo } from '~/addresses/path-to';
import type { RenderedPart } from '~/parts/part';
import { ServerPart } from '~/parts/server-part';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { levelGroupId, levelGroupTitle } from '~/school/programmes/level-groups';
import { amountText, type Price } from '~/school/programmes/prices';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { EmptyState } from '~/ui/empty-state';
import { FilterLinks } from '~/ui/filter-links';
import { PageHeader } from '~/ui/page-header';
import { PhoneFold } from '~/ui/phone-fold';
import relief from '~/ui/reliefs/shore.svg?no-inline';
import type { PricedProgramme, PriceGroup } from './price-groups';

interface PricesPageProps {
  groups: readonly PriceGroup[];
  /** The cost of a year; null where no programme has one. */
  cost: RenderedPart | null;
  /** Whether the address asks for the cost of a year. */
  asksCost: boolean;
}

/**
 * `/tarifs`: the cost of a year, then the price of each programme, by level and by the status of the learner. On phones
 * the bare question is folded, so that the first price is on the first screen.
 */
export function PricesPage({ groups, cost, asksCost }: PricesPageProps) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  const question = cost ? <ServerPart part={cost} /> : null;
  return (
    <>
      <PageHeader
        title={t('pages.prices.title')}
        summary={t('pages.prices.summary')}
        relief={relief}
        breadcrumb={siteTrail(t)}
      >
        {groups.length > 1 ? (
          <FilterLinks
            label={t('pages.prices.parts')}
            of={t('pages.prices.title')}
            links={groups.map(({ name }) => ({
              href: `#${levelGroupId(name)}`,
              label: levelGroupTitle(name, t),
              current: false,
            }))}
          />
        ) : null}
      </PageHeader>
      <div className="page-normal stack page-end prices">
        {question && !asksCost ? (
          <PhoneFold summary={t('programmes.cost.title')}>{question}</PhoneFold>
        ) : (
          question
        )}
        {groups.length === 0 ? <EmptyState text={t('commons.empty.programmes')} /> : null}
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
        <p className="prices-question">
          {t('pages.prices.question')}{' '}
          <a href={admissionsHref('contact', {})}>{t('commons.actions.contact')}</a>
        </p>
      </div>
    </>
  );
}

function Group({ group: { name, programmes, yearlyStudentPrices } }: { group: PriceGroup }) {
  const t = useLabels();
  const heading = `titre-${levelGroupId(name)}`;
  return (
    <section id={levelGroupId(name)} aria-labelledby={heading}>
      <h2 id={heading}>{levelGroupTitle(name, t)}</h2>
      {yearlyStudentPrices ? <p>{rangeText(yearlyStudentPrices, t)}</p> : null}
      <ul role="list" className="prices-list">
        {programmes.map((programme) => (
          <li key={programme.slug}>
            <div>
              <a href={`${pathTo('formations/:slug', programme.slug)}#tarifs`}>{programme.title}</a>
              <p>{programme.admission}</p>
            </div>
            <Prices prices={programme.prices} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prices({ prices }: Pick<PricedProgramme, 'prices'>) {
  const t = useLabels();
  if (prices.length === 0) return <p>{t('pages.prices.onRequest')}</p>;
  return (
    <dl>
      {prices.map((price) => (
        <div key={`${price.status} ${price.per} ${price.amount}`} className={`price-${price.status}`}>
          <dt>{t(`pages.prices.status.${price.status}`)}</dt>
          <dd>{amountText(price, t)}</dd>
        </div>
      ))}
    </dl>
  );
}

function rangeText({ lowest, highest }: { lowest: Price; highest: Price }, t: Labels): string {
  const values = { lowest: amountText(lowest, t), highest: amountText(highest, t) };
  return t(lowest.amount === highest.amount ? 'pages.prices.same' : 'pages.prices.range', values);
}
