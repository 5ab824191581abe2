import { pathTo } from '~/addresses/path-to';
import { CareerCard } from '~/school/careers/career-card';
import type { CareerSheet, CareerSummary } from '~/school/careers/careers.server';
import type { ProgrammeCardData } from '~/school/programmes/card-data';
import { ProgrammeCard } from '~/school/programmes/programme-card';
import { useIsThere } from '~/site/absent-links';
import { careersPage } from '~/site/editors-pages';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { sizesInRows } from '~/ui/card-picture-sizes';
import { CardSection } from '~/ui/card-section';
import { EmptyState } from '~/ui/empty-state';
import { RichText } from '~/ui/rich-text';
import { Section } from '~/ui/section';
import { CareerFacts, programmesId } from './career-facts';
import { CareerHero } from './career-hero';

interface CareerPageProps {
  career: CareerSheet;
  /** Programmes that lead to it. */
  programmes: readonly ProgrammeCardData[];
  /** Other careers of its sector. */
  relatedCareers: readonly CareerSummary[];
}

/** The sheet of a career: its work, requirements and salary, and its programmes. */
export function CareerPage({ career, programmes, relatedCareers }: CareerPageProps) {
  const t = useLabels();
  const hasList = useIsThere()(careersPage);
  const listCrumb = hasList ? [{ label: t('careers.sheet.trail'), href: careersPage }] : [];
  const { trail } = siteTrail(t, ...listCrumb);
  return (
    <div className={career.sector ? `sheet sector-${career.sector.slug}` : 'sheet'}>
      <CareerHero career={career} trail={trail} />
      <div className="page-normal stack career-columns">
        <CareerFacts career={career} programmes={programmes.length} />
        <div className="career-story">
          <RichText html={career.description} ids="" />
          <CareerLines title={t('careers.sheet.missions')} lines={career.missions} />
          <CareerLines title={t('careers.sheet.skills')} lines={career.skills} />
        </div>
      </div>
      <Section id={programmesId} title={t('careers.sheet.programmes')} surface="soft">
        {programmes.length === 0 ? (
          <EmptyState text={t('commons.empty.programmes')} />
        ) : (
          <ul role="list" className="card-rows card-rows-four">
            {programmes.map((programme) => (
              <li key={programme.slug}>
                <ProgrammeCard programme={programme} among={programmes.length} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {career.sector ? (
        <CardSection
          title={t('careers.sheet.others', { sector: career.sector.title })}
          items={relatedCareers}
          card={(other) => <CareerCard career={other} sizes={sizesInRows(relatedCareers.length)} />}
          line={(other) => ({ href: pathTo('metiers/:slug', other.slug) })}
          {...(hasList ? { all: { href: careersPage, label: t('careers.sheet.all') } } : {})}
        />
      ) : null}
    </div>
  );
}

function CareerLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="career-heading">{title}</h2>
      <ul role="list" className="sheet-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
