import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import type { PlanLink, PlanSection } from './site-plan';
import type { SitePlan } from './site-plan.server';

/** Every address of the site, as the index of an atlas. */
export function SitePlanPage({ plan }: { plan: SitePlan }) {
  const t = useLabels();
  return (
    <>
      <PageHeader title={t('pages.plan.title')} summary={t('pages.plan.summary')} breadcrumb={siteTrail(t)} />
      <div className="page-normal stack page-end site-plan">
        <Group id="ecrans" title={t('pages.plan.screens')} links={plan.screens} inColumns />
        <Pages sections={plan.sections} />
        <Group id="formations" title={t('commons.links.programmes')} links={plan.programmes} />
        <Group id="campus" title={t('commons.links.campuses')} links={plan.campuses} inColumns />
        <Group id="metiers" title={t('pages.plan.careers')} links={plan.careers} />
        <Group id="anglais" title={t('pages.plan.english')} links={plan.english} language="en" />
      </div>
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  links: readonly PlanLink[];
  /** Language of the pages, if it is not the plan's own. */
  language?: string;
  /** Whether its names stand in two columns on a phone. */
  inColumns?: boolean;
}

function Group({ id, title, links, language, inColumns = false }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={`plan-${id}`}>
      <h2 id={`plan-${id}`}>{title}</h2>
      <Links links={links} language={language} inColumns={inColumns} />
    </section>
  );
}

function Pages({ sections }: { sections: readonly PlanSection[] }) {
  const t = useLabels();
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="plan-pages">
      <h2 id="plan-pages">{t('pages.plan.pages')}</h2>
      <ul role="list">
        {sections.map(({ section, pages }) => (
          <li key={section.href}>
            <a href={section.href}>{section.label}</a>
            {pages.length > 0 ? <Links links={pages} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ links, language, inColumns = false }: Pick<GroupProps, 'links' | 'language' | 'inColumns'>) {
  return (
    <ul role="list" lang={language} className={inColumns ? 'site-plan-columns' : undefined}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} hrefLang={language}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
