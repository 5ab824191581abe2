import { z } from 'zod/v4';
import {
  lenientArray,
  optionalReference,
  optionalText,
  references,
  slug,
  text,
} from '~/content/fields.server';
import type { SearchDocument } from '~/search/document';
import { levelWords } from '~/search/level-words';
import { sentences } from '~/search/plain-text';
import { type DocumentSource, joined, readEntries, texts, titlesOf, words } from './source.server';

const entry = z.object({
  slug,
  title: text,
  shortTitle: optionalText,
  summary: text,
  exitLevel: z.number().int().min(0).max(5),
  rhythms: lenientArray(z.enum(['fulltime', 'periodic'])),
  sector: optionalReference,
  campuses: references,
  careers: references,
  description: words,
  aims: texts,
  competences: lenientArray(z.object({ title: text, items: texts })),
  curriculum: lenientArray(z.object({ title: text, text: optionalText })),
  prerequisites: texts,
  certification: z.object({ title: text, rncpCode: optionalText }).nullish().catch(null),
});

export const programmeSource: DocumentSource = async function* ({ content, labels }) {
  const entries = readEntries(content, '/programmes', entry, {
    sort: ['slug:asc'],
  });
  for await (const programme of entries) yield toDocument(programme, labels('commons.rhythm.periodic'));
};

function toDocument(programme: z.output<typeof entry>, periodicWord: string): SearchDocument {
  const { title, shortTitle, summary, exitLevel, rhythms, campuses, certification } = programme;
  return {
    kind: 'programme',
    href: `/formations/${programme.slug}`,
    title,
    summary,
    details: [
      { kind: 'level', level: exitLevel },
      ...rhythms.map((rhythm) => ({ kind: 'rhythm', rhythm }) as const),
    ],
    text: {
      name: joined(title, shortTitle),
      keys: joined(
        levelWords[exitLevel],
        programme.sector?.title,
        rhythms.includes('periodic') ? periodicWord : null,
        certification?.rncpCode,
      ),
      places: joined(titlesOf(campuses)),
      lead: joined(summary, titlesOf(programme.careers), certification?.title),
      body: sentences(
        programme.description,
        programme.aims,
        programme.competences.flatMap(({ title, items }) => [title, ...items]),
        programme.curriculum.flatMap(({ title, text }) => [title, text ?? '']),
        programme.prerequisites,
      ),
    },
  };
}
