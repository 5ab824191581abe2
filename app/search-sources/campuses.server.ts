import { reader } from '~/content/reading.server';
import { sentences } from '~/search/plain-text';
import { pathTo } from '~/site/screens/path-to';
import { campuses } from '../../content-model/collections/campuses';
import { type DocumentSource, joined, readEntries, words } from './source.server';

const entry = reader(campuses.views.search);

/** Words a campus is also found by: its page has address, telephone and the open days. */
const wordsOfAnyCampus = 'adresse, téléphone, venir, visiter, portes ouvertes, école';

export const campusSource: DocumentSource = async function* ({ content, labels }) {
  const entries = readEntries(content, '/campuses', entry, { sort: ['slug:asc'] });
  for await (const campus of entries) {
    yield {
      kind: 'campus',
      href: pathTo('campus/:slug', campus.slug),
      title: campus.title,
      summary: campus.summary,
      details: [{ kind: 'place', text: campus.region }],
      text: {
        name: `${labels('search.kind.campus.one')} ${campus.title}`,
        keys: joined(campus.postalCode, wordsOfAnyCampus),
        places: joined(campus.city, campus.region),
        lead: campus.summary,
        body: sentences(words(campus.description), campus.housing, campus.studentLife, campus.facilities),
      },
    };
  }
};
