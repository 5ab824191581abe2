/** What the demonstration school says of itself on several pages is what its entries add up to. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { impossibleRate, leastCohort, type Outcomes } from '../../content-model/rules/outcomes';
import { type ContentEntry, loadContent } from '../../content-service/embedded/load';

const { entries, settings } = loadContent(path.resolve('content-service/data'));

interface Programme {
  slug: string;
  description: string;
  entryLevel: number | null;
  prerequisites: readonly string[];
  careers: readonly string[];
  duration: { format: string; value: number; unit: string };
  outcomes: Outcomes | null;
}
const programmes = entries.programmes as unknown as Programme[];

const learnersOf = (one: readonly Programme[]) =>
  one.reduce((sum, { outcomes }) => sum + (outcomes?.cohort ?? 0), 0);

interface Block {
  title?: string;
  items?: readonly { value?: string; label?: string; title?: string; source?: string }[];
}
const blocksOf = (page: ContentEntry) =>
  ((page.pageLayout as { blocks?: Block[] } | undefined)?.blocks ?? []) as readonly Block[];
const blocks = entries.articles.flatMap(blocksOf);

it('has as many learners as its sheets: a cohort for each year of a course', () => {
  const { learners } = (settings.facts as { school: { learners: number } }).school;
  const onSheets = programmes
    .filter(({ duration }) => duration.format === 'long')
    .map(
      ({ duration, outcomes }) => (outcomes?.cohort ?? 0) * (duration.unit === 'years' ? duration.value : 1),
    )
    .reduce((sum, count) => sum + count, 0);
  expect(Math.abs(learners - onSheets) / onSheets).toBeLessThan(0.02);
});

it('names as many fields in both languages as it has sectors', () => {
  const counted = blocks
    .flatMap(({ items }) => items ?? [])
    .filter(({ label }) => /^(?:secteurs|fields),/.test(label ?? ''));
  expect(counted.map(({ value }) => value)).toEqual(counted.map(() => `${entries.sectors.length}`));
  expect(counted.length).toBeGreaterThan(1);
  for (const title of ['Nos neuf secteurs', 'Fields of study'])
    expect(blocks.find((block) => block.title === title)?.items, title).toHaveLength(entries.sectors.length);
});

it('says in no sheet what is true only near a day: its dates say it', () => {
  const passing = /dans quelques jours|bientôt|cette semaine|ce mois-ci|en ce moment/i;
  expect(programmes.filter(({ description }) => passing.test(description)).map(({ slug }) => slug)).toEqual(
    [],
  );
});

it('publishes no rate that no whole number of learners gives', () => {
  const impossible = programmes.filter(({ outcomes }) => outcomes?.cohort && impossibleRate(outcomes));
  expect(impossible.map(({ slug }) => slug)).toEqual([]);
});

it('says on its home page the rate of the sheets that publish one, and of how many learners', () => {
  const figure = blocks
    .flatMap(({ items }) => items ?? [])
    .find(({ label }) => label?.startsWith('de réussite, promotion'));
  const [, year = ''] = /promotion (\d{4})/.exec(figure?.label ?? '') ?? [];
  const counted = programmes.filter(
    ({ outcomes }) =>
      outcomes?.year === `Promotion ${year}` && outcomes.cohort >= leastCohort && outcomes.success !== null,
  );
  const learners = learnersOf(counted);
  const passed = counted.reduce(
    (sum, { outcomes }) => sum + (outcomes?.cohort ?? 0) * (outcomes?.success ?? 0),
    0,
  );
  expect(figure?.value).toBe(`${Math.round(passed / learners)}`);
  expect(figure?.label?.replaceAll(/\s/g, '')).toContain(`${learners}apprenants`);
  expect(figure?.source).toContain('vingt-huit fiches');
  expect(counted).toHaveLength(28);
});

it('has as many graduates since it was founded as a school that has grown to its cohorts of today', () => {
  const { founded, graduates } = (settings.facts as { school: { founded: number; graduates: number } })
    .school;
  const long = programmes.filter(({ duration, outcomes }) => duration.format === 'long' && outcomes?.success);
  const years = 2025 - founded;
  expect(graduates).toBeGreaterThan((learnersOf(long) * years) / 4);
  expect(graduates).toBeLessThan(learnersOf(long) * years);
});

it('lists under a career every programme that its text names', () => {
  const missing = entries.careers.flatMap(({ slug, description }) =>
    programmes
      .filter((programme) => String(description).includes(`(/formations/${programme.slug})`))
      .filter(({ careers }) => !careers.includes(String(slug)))
      .map((programme) => `${slug} ${programme.slug}`),
  );
  expect(missing).toEqual([]);
});

it('has alumni of programmes that somebody has finished', () => {
  const people = entries.people as unknown as {
    slug: string;
    programme: string | null;
    graduationYear: number | null;
  }[];
  const finished = new Set(programmes.filter(({ outcomes }) => outcomes?.cohort).map(({ slug }) => slug));
  const early = people.filter(
    ({ programme, graduationYear }) => graduationYear && programme && !finished.has(programme),
  );
  expect(early.map(({ slug }) => slug)).toEqual([]);
});

it('names the age of the driving licence to all who may be minors, and the same to employers', () => {
  const licence = /permis B|permis de conduire/i;
  const asked = programmes
    .filter(({ entryLevel }) => entryLevel === 0)
    .flatMap(({ prerequisites }) => prerequisites.filter((line) => licence.test(line)));
  expect(asked.filter((line) => !/\(dès 17\sans\)/.test(line))).toEqual([]);
  expect(asked.length).toBeGreaterThan(2);
  const sentences = JSON.stringify(entries)
    .split(/"|[.;?!]\s/)
    .filter((sentence) => licence.test(sentence));
  const ages = sentences.flatMap((sentence) => [...sentence.matchAll(/\d+(?=\sans)/g)].map(([age]) => age));
  expect(new Set(ages)).toEqual(new Set(['17']));
  const questions = blocks.flatMap(({ items }) => (items ?? []) as { question?: string; answer?: string }[]);
  expect(questions.find(({ question }) => /peut-il conduire/.test(question ?? ''))?.answer).toMatch(
    /^<p>Une voiture, dès 17\sans avec le permis B/,
  );
});

it('shows the works of its students, and whom it portrays', () => {
  const portrayed = entries.news.filter(({ cat_news }) => cat_news === 'portraits');
  const withoutPicture = [
    ...entries.works.filter(({ image }) => !image),
    ...entries.people.filter(({ portrait }) => !portrait),
    ...portrayed.filter(({ focusImage }) => !focusImage),
  ];
  expect(entries.works.length * portrayed.length).toBeGreaterThan(0);
  expect(withoutPicture.map(({ slug }) => slug)).toEqual([]);
});
