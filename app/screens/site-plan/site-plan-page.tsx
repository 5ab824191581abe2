import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { FilterLinks } from '~/ui/filter-links';
import { PageHeader } from '~/ui/page-header';
import type { PlanLink, PlanSection } from './site-plan';
import type { SitePlan } from './site-plan.server';

/** Every address of the site, as the index of an atlas. */
export function SitePlanPage({ plan }: { plan: SitePlan }) {
  const groups = useGroups(plan);
  const t = useLabels();
  return (
    <>
      <PageHeader title={t('pages.plan.title')} summary={t('pages.plan.summary')} breadcrumb={siteTrail(t)}>
        <FilterLinks
          label={t('pages.plan.parts')}
          links={groups.map(({ id, title }) => ({ href: `#${id}`, label: title, current: false }))}
        />
      </PageHeader>
      <div className="page-normal stack page-end site-plan">
        {groups.map(({ id, title, list }) => (
          <section key={id} id={id} aria-labelledby={`plan-${id}`}>
            <h2 id={`plan-${id}`}>{title}</h2>
            {list}
          </section>
        ))}
      </div>
    </>
  );
}

interface PlanGroup {
  id: string;
  title: string;
  list: ReactNode;
}

/** The groups with at least one link. */
function useGroups(plan: SitePlan): PlanGroup[] {
  const t = useLabels();
  const { screens, sections, programmes, campuses, careers, english } = plan;
  const groups = [
    { id: 'ecrans', title: t('pages.plan.screens'), links: screens, list: <Links links={screens} short /> },
    {
      id: 'pages',
      title: t('pages.plan.pages'),
      links: sections,
      list: <Sections sections={sections} />,
    },
    {
      id: 'formations',
      title: t('commons.links.programmes'),
      links: programmes,
      list: <Links links={programmes} />,
    },
    {
      id: 'campus',
      title: t('commons.links.campuses'),
      links: campuses,
      list: <Links links={campuses} short />,
    },
    { id: 'metiers', title: t('pages.plan.careers'), links: careers, list: <Links links={careers} /> },
    {
      id: 'anglais',
      title: t('pages.plan.english'),
      links: english,
      list: <Links links={english} language="en" />,
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

function Sections({ sections }: { sections: readonly PlanSection[] }) {
  return (
    <ul role="list">
      {sections.map(({ section, pages }) => (
        <li key={section.href}>
          <a href={section.href}>{section.label}</a>
          {pages.length > 0 ? <Links links={pages} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  links: readonly PlanLink[];
  /** Language of the pages, if it is not the plan's own. */
  language?: string;
  /** Names that fit two columns of a phone. */
  short?: boolean;
}

function Links({ links, language, short }: LinksProps) {
  return (
    <ul role="list" lang={language} className={short ? 'plan-names' : undefined}>
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
