import type { ShownCareer } from '~/school/careers/careers.server';
import { salaryText } from '~/school/careers/salary';
import { levelName } from '~/school/programmes/wording';
import { useLabels } from '~/site/labels-context';
import { type Definition, DefinitionList } from '~/ui/definition-list';

/** Salary, level, places of work and ROME codes of a career. */
export function CareerFacts({ career }: { career: ShownCareer }) {
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
  return (
    <section aria-labelledby="en-bref" className="career-facts">
      <h2 id="en-bref">{t('careers.sheet.facts')}</h2>
      <DefinitionList items={facts} />
    </section>
  );
}
