/** What the demonstration school says of itself on several pages is what its entries add up to. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { impossibleRate, type Outcomes } from '../../content-model/rules/outcomes';
import { type ContentEntry, loadContent } from '../../content-service/embedded/load';

const { entries, settings } = loadContent(path.resolve('content-service/data'));

interface Programme {
  slug: string;
  description: string;
  duration: { format: string; value: number; unit: string };
  outcomes: Outcomes | null;
}
const programmes = entries.programmes as unknown as Programme[];

interface Block {
  title?: string;
  items?: readonly { value?: string; label?: string; title?: string }[];
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
