import { pathTo } from '~/addresses/path-to';
import { reader } from '~/reading/reading.server';
import { sentences } from '~/search/plain-text';
import { careers } from '../../content-model/collections/careers';
import { type DocumentSource, readEntries } from './source.server';
import { joinTexts, plainTextOf, titlesOf } from './texts.server';

const entry = reader(careers.views.search);

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
        keys: joinTexts(
          labels('search.kind.career.one'),
          career.sector?.title,
          career.salary ? 'salaire' : null,
        ),
        places: '',
        lead: joinTexts(career.summary, titlesOf(career.programmes)),
        body: sentences(
          plainTextOf(career.description),
          career.missions,
          career.skills,
          career.workplaces,
          career.salary?.note,
        ),
      },
    };
  }
};
