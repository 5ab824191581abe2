import type { z } from 'zod';
import { pathTo } from '~/addresses/path-to';
import { reader } from '~/reading/reading.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { type AdmissionFacts, waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import { isOfLevel } from '~/school/programmes/level-groups';
import { levels } from '~/school/programmes/levels';
import { pricesInBrief } from '~/school/programmes/prices';
import { displayRhythm } from '~/school/programmes/rhythm';
import type { SearchDocument } from '~/search/document';
import { sentences } from '~/search/plain-text';
import type { Labels } from '~/site/labels';
import { programmes } from '../../content-model/collections/programmes';
import { type DocumentSource, readEntries } from './source.server';
import { joinTexts, plainTextOf, titlesOf } from './texts.server';

const entry = reader(programmes.views.search);

export const programmeSource: DocumentSource = async function* ({ content, labels, now }) {
  const facts = await findAdmissionFacts(content, now);
  const entries = readEntries(content, '/programmes', entry, {
    sort: ['slug:asc'],
  });
  for await (const programme of entries) yield toDocument(programme, facts, labels);
};

function toDocument(programme: z.output<typeof entry>, facts: AdmissionFacts, t: Labels): SearchDocument {
  const { title, shortTitle, summary, campuses, certification, duration } = programme;
  const level = levels.find((candidate) => isOfLevel(programme, candidate)) ?? null;
  const rhythms = programme.rhythms.map((rhythm) => displayRhythm(rhythm, duration));
  const price = pricesInBrief(programme.prices, t);
  return {
    kind: 'programme',
    href: pathTo('formations/:slug', programme.slug),
    title,
    summary,
    details: [
      ...(level === null ? [] : [{ kind: 'level', level } as const]),
      ...rhythms.map((rhythm) => ({ kind: 'rhythm', rhythm }) as const),
      ...(price ? [{ kind: 'price', text: price } as const] : []),
      { kind: 'admission', text: waysInBrief(waysIn(programme, facts), t) },
    ],
    text: {
      name: joinTexts(title, shortTitle),
      keys: joinTexts(
        level === null ? null : levelWords[level],
        programme.sector?.title,
        rhythms.includes('periodic') ? t('commons.rhythm.periodic') : null,
        certification?.rncpCode,
        // Visitors also type only its number.
        certification?.rncpCode?.replace(/\D/g, ''),
      ),
      places: joinTexts(titlesOf(campuses)),
      lead: joinTexts(summary, titlesOf(programme.careers), certification?.title),
      body: sentences(
        plainTextOf(programme.description),
        programme.aims,
        programme.competences.flatMap(({ title, items }) => [title, ...items]),
        programme.curriculum.flatMap(({ title, text }) => [title, text ?? '']),
        programme.prerequisites,
      ),
    },
  };
}

/** The name of a level after a programme, apart from `bac+2` and the like. */
const levelWords: Readonly<Record<number, string>> = {
  0: 'bac niveau 4',
  1: 'bac+1 niveau 4',
  2: 'bac+2 niveau 5',
  3: 'bac+3 licence bachelor niveau 6',
  4: 'bac+4 niveau 6',
  5: 'bac+5 master mastère niveau 7',
};
