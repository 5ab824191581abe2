import { expect, it } from 'vitest';
import { entryDuties, publishingNotice, publishingRefusal } from './entry-duties';
import { pictureDuties } from './picture-duties';

/** As Strapi has it; the embedded service keeps no name. */
const picture = (alternativeText: string | null, more: object = {}) => ({
  url: '/uploads/phare_1a2b.jpg',
  mime: 'image/jpeg',
  name: 'phare.jpg',
  hash: 'phare_1a2b',
  alternativeText,
  ...more,
});
const found = (entry: object) =>
  pictureDuties('essai', entry).map(({ field, severity }) => [field, severity]);

it.each([[null], [''], ['  '], ['phare.jpg'], ['Phare au couchant.JPG']])(
  'a picture with the text %j has none',
  (text) => {
    expect(found({ focusImage: picture(text) })).toEqual([['focusImage', 'advice']]);
  },
);

it('a picture that says what it shows lacks nothing, and other files have no such text', () => {
  expect(found({ image: picture('Un phare, la nuit') })).toEqual([]);
  expect(found({ file: picture(null, { mime: 'application/pdf' }), url: '/contact', image: null })).toEqual(
    [],
  );
});

it('is found anywhere: in a block, in a list of people', () => {
  const entry = {
    team: [
      { name: 'A', portrait: picture('A, souriante') },
      { portrait: picture('', { url: '/uploads/b.jpg' }) },
    ],
    pageLayout: { blocks: [{ __component: 'blocks.hero', image: picture('', { url: '/uploads/c.jpg' }) }] },
  };
  expect(found(entry).map(([field]) => field)).toEqual(['team.1.portrait', 'pageLayout.blocks.0.image']);
});

it('is reported once, by the name that an editor knows, with the words by which the media library finds it', () => {
  const [first, ...others] = pictureDuties('essai', { image: picture(''), gallery: [picture('')] });
  expect(others).toEqual([]);
  expect(first).toMatchObject({ subject: 'essai', picture: 'phare_1a2b' });
  expect(first?.message).toContain('«\u00a0phare.jpg\u00a0»');
  const [unnamed] = pictureDuties('essai', {
    image: { url: '/uploads/le%20phare.jpg', mime: 'image/jpeg', alternativeText: '' },
  });
  expect(unnamed?.message).toContain('«\u00a0le phare.jpg\u00a0»');
});

it('of a link that other sites show is not required, since no page shows it', () => {
  expect(found({ seo: { shareImage: picture(null) } })).toEqual([]);
});

const now = new Date('2027-02-01T12:00:00Z');

it('does not prevent publication, and is reported at that moment', () => {
  const findings = entryDuties('news-item', { slug: 'essai', focusImage: picture(null) }, now);
  expect(publishingRefusal(findings)).toBeNull();
  expect(publishingNotice(findings)).toMatchObject({ picture: 'phare_1a2b' });
  expect(publishingNotice(entryDuties('campus', { image: picture('Un phare') }, now))).toBeNull();
});

it('keeps a gallery from being published: there the picture is all there is', () => {
  const page = {
    rubrique: 'ecole',
    locale: 'fr',
    blocks: [{}, { images: [picture('Un phare'), picture('', { url: '/b' })] }],
  };
  const refusal = publishingRefusal(entryDuties('page', page, now));
  expect(refusal?.errors).toMatchObject([{ path: ['blocks', '1', 'images'] }]);
  expect(refusal?.message).toContain('phare.jpg');
});
