import { z } from 'zod';
import { optionalReference, optionalText, references, slug, text, textOrNone } from '~/content/fields.server';
import { sentences } from '~/search/plain-text';
import { pathTo } from '~/site/screens/path-to';
import { type DocumentSource, joined, readEntries, texts, titlesOf, words } from './source.server';

const entry = z.object({
  slug,
  title: text,
  summary: textOrNone,
  sector: optionalReference,
  programmes: references,
  description: words,
  missions: texts,
  skills: texts,
  workplaces: texts,
  salary: z.object({ note: optionalText }).nullish().catch(null),
});

export const careerSource: DocumentSource = async function* ({ content, labels }) {
  const entries = readEntries(content, '/careers', entry, {
    sort: ['slug:asc'],
  });
  for await (const career of entries) {
    yield {
      kind: 'career',
      href: pathTo('metiers/:slug', career.slug),
      title: career.title,
      summary: career.summary,
      details: career.sector ? [{ kind: 'place', text: career.sector.title }] : [],
      text: {
        name: career.title,
        keys: joined(
          labels('search.kind.career.one'),
          career.sector?.title,
          career.salary ? 'salaire' : null,
        ),
        places: '',
        lead: joined(career.summary, titlesOf(career.programmes)),
        body: sentences(
          career.description,
          career.missions,
          career.skills,
          career.workplaces,
          career.salary?.note,
        ),
      },
    };
  }
};
