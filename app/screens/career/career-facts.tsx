import type { CareerSheet } from '~/school/careers/careers.server';
import { salaryText } from '~/school/careers/salary';
import { levelName } from '~/school/programmes/programme-words';
import { useLabels } from '~/site/labels-context';
import { type Definition, DefinitionList } from '~/ui/definition-list';

/** Id of the part of the page that lists them. */
export const programmesId = 'formations';

interface CareerFactsProps {
  career: CareerSheet;
  /** Number of programmes that lead to it. */
  programmes: number;
}

/** Salary, level, places of work, ROME codes and programmes of a career. Nothing if all are unknown. */
export function CareerFacts({ career, programmes }: CareerFactsProps) {
  const t = useLabels();
  const { salary, level, workplaces, rome } = career;
  const facts: Definition[] = [];
  if (salary) {
    facts.push({
      term: t('careers.sheet.salary'),
      description: (
        <>
          {salaryText(salary, t)} {salary.note ? <span className="career-note">{salary.note}</span> : null}
        </>
      ),
    });
  }
  if (level !== null) {
    facts.push({ term: t('careers.sheet.level'), description: levelName(level, t) });
  }
  if (workplaces.length > 0) {
    facts.push({
      term: t('careers.sheet.workplaces'),
      description: (
        <ul role="list">
          {workplaces.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      ),
    });
  }
  if (rome.length > 0) {
    facts.push({ term: t.count('careers.sheet.rome', rome.length), description: rome.join(', ') });
  }
  if (programmes > 0) {
    facts.push({
      term: t('careers.sheet.programmes'),
      description: (
        <a href={`#${programmesId}`} className="text-link tap-target">
          {t.count('finder.count', programmes)}
        </a>
      ),
    });
  }
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="en-bref" className="career-facts">
      <h2 id="en-bref">{t('careers.sheet.facts')}</h2>
      <DefinitionList items={facts} />
    </section>
  );
}
