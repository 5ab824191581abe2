import { pathTo } from '~/addresses/path-to';
import { reader } from '~/reading/reading.server';
import { workOrigin } from '~/school/works/work-origin';
import { works } from '../../content-model/collections/works';
import { type DocumentSource, readEntries } from './source.server';
import { joinTexts, plainTextOf } from './texts.server';

const entry = reader(works.views.search);

export const workSource: DocumentSource = async function* ({ content, labels }) {
  for await (const work of readEntries(content, '/works', entry, { sort: ['year:desc', 'slug:asc'] })) {
    const origin = workOrigin(work, labels);
    yield {
      kind: 'work',
      href: pathTo('travaux/:slug', work.slug),
      title: work.title,
      summary: work.summary,
      details: origin ? [{ kind: 'place', text: origin }] : [],
      text: {
        name: work.title,
        keys: labels('search.kind.work.one'),
        places: work.campus?.title ?? '',
        lead: joinTexts(work.summary, work.programme?.title),
        body: plainTextOf(work.body),
      },
    };
  }
};
