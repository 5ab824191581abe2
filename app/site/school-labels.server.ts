/**
 * The labels of the current school: its editors' overrides, its name unless they give another, and numbers counted in
 * the content, so that no sentence has to state one.
 */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { sharedInUse } from '~/content/content-use.server';
import { beside } from '~/content/page-content.server';
import { slug } from '~/reading/fields.server';
import { whileSame } from '../../content-model/values/while-same';
import type { LabelOverrides } from './labels';
import { findLabelOverrides, findSettings, type Settings } from './settings.server';

/** Numbers available to an override: `Les {campusCount} campus de l’école`. */
const countPaths = { campusCount: '/campuses', programmeCount: '/programmes' } as const;
type CountName = keyof typeof countPaths;
type Counts = Partial<Record<CountName, number | undefined>>;

/** The site's own labels replace overrides that cannot be loaded; without settings the name is missing. */
export const findSchoolLabels = sharedInUse(async (content: ContentClient): Promise<LabelOverrides> => {
  const [overrides, settings] = await Promise.all([
    beside(findLabelOverrides(content), noOverrides),
    beside(findSettings(content), null),
  ]);
  return compose(overrides, settings, JSON.stringify(await countsFor(overrides, content)));
});

const noOverrides: LabelOverrides = {};

const entry = z.object({ slug });
const firstEntry = { ...askFor(entry), pagination: { page: 1, pageSize: 1 } };

/** Asks only for the numbers that the overrides name. */
async function countsFor(overrides: LabelOverrides, content: ContentClient): Promise<Counts> {
  const counts = await Promise.all(
    countsIn(overrides).map(
      async (name) =>
        [name, (await beside(content.list(countPaths[name], entry, firstEntry), null))?.total] as const,
    ),
  );
  return Object.fromEntries(counts);
}

function countsIn(overrides: LabelOverrides): readonly CountName[] {
  const text = Object.values(overrides).join();
  return (Object.keys(countPaths) as CountName[]).filter((name) => text.includes(`{${name}}`));
}

const placeholders = /\{(campusCount|programmeCount)\}/g;

/** The same answers give the same object, by which labels are looked up. @param counts as JSON */
const compose = whileSame((overrides: LabelOverrides, settings: Settings | null, counts: string) =>
  withSchool(overrides, settings, JSON.parse(counts)),
);

function withSchool(overrides: LabelOverrides, settings: Settings | null, counts: Counts): LabelOverrides {
  const said = Object.entries(overrides).map(([key, text]) => [
    key,
    text.replace(placeholders, (whole, name: CountName) => String(counts[name] ?? whole)),
  ]);
  // While counting fails, the site's own label replaces a sentence with a number.
  const texts = said.filter(([, text]) => text?.search(placeholders) === -1);
  return { ...(settings ? namesOf(settings) : {}), ...Object.fromEntries(texts) };
}

function namesOf({ siteName, school }: Settings): LabelOverrides {
  return { 'commons.brand.name': siteName, 'commons.brand.fullName': school.name ?? siteName };
}
