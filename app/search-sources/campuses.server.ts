import { pathTo } from '~/addresses/path-to';
import { reader } from '~/reading/reading.server';
import { sentences } from '~/search/plain-text';
import { campuses } from '../../content-model/collections/campuses';
import { type DocumentSource, readEntries } from './source.server';
import { joinTexts, plainTextOf } from './texts.server';

const entry = reader(campuses.views.search);

/** Words a campus is also found by: its page has address, telephone and the open days. */
const wordsOfAnyCampus = 'adresse, téléphone, venir, visiter, portes ouvertes, école';

export const campusSource: DocumentSource = async function* ({ content, labels }) {
  const entries = readEntries(content, '/campuses', entry, { sort: ['slug:asc'] });
  for await (const campus of entries) {
    // Every other field of the view is text of the body.
    const { slug, title, city, postalCode, region, summary, description, ...texts } = campus;
    yield {
      kind: 'campus',
      href: pathTo('campus/:slug', slug),
      title,
      summary,
      details: [{ kind: 'place', text: region }],
      text: {
        name: `${labels('search.kind.campus.one')} ${title}`,
        keys: joinTexts(postalCode, wordsOfAnyCampus),
        places: joinTexts(city, region),
        lead: summary,
        body: sentences(plainTextOf(description), ...Object.values(texts)),
      },
    };
  }
};
