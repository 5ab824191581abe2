/** `npm run content check` over the wire, as against any content service. */
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { selectionOf } from '../../app/content/selection.server';
import { checkContent } from '../../app/duties/check-content.server';
import { pictureReaders } from '../../app/duties/entry-pictures.server';
import type { ReadCollections } from '../../app/duties/findings-of-content.server';
import { richTextReaders } from '../../app/duties/removed-parts.server';
import type { Report } from '../../app/duties/report';
import { editorsPages } from '../../app/site/editors-pages';
import { createLabels } from '../../app/site/labels';
import type { CollectionName } from '../../content-model/places';
import { linkedByTheSite } from '../../content-model/rules/duties/linked-by-the-site';
import { type Attribute, attributesOf } from '../../content-service/contract/attributes';
import { servedCollections } from '../../content-service/contract/collections';
import { createRig, startOfService } from './service';

/** Pages are looked at block by block. */
const listedCollections = (Object.keys(servedCollections) as CollectionName[]).filter(
  (name) => name !== 'articles',
);

/** Names of the fields a check asks for, a slug at least. */
function askedIn(checked: ReadCollections, name: CollectionName): string[] {
  const schema = name === 'articles' ? undefined : checked[name];
  if (!schema) return ['slug'];
  const { fields, populate = {} } = selectionOf(schema);
  return [...fields, ...Object.keys(populate)].sort();
}

type Entry = Record<string, unknown>;

const silent = { url: '/uploads/silent.jpg', mime: 'image/jpeg', alternativeText: '' };
const unshownPictures = [
  { url: '/uploads/photo.heic', why: 'seuls JPEG', more: {} },
  { url: '/uploads/huge.jpg', why: 'trop de pixels', more: { width: 12_000, height: 9000 } },
  { url: '/uploads/heavy.png', why: 'plus de 15 Mo', more: { size: 20_000 } },
];
const pictured =
  (at: number) =>
  ([entry]: readonly [Entry, ...Entry[]]) => {
    const { url, more } = unshownPictures[at] ?? {};
    entry.image = { url, mime: 'image/jpeg', ...more };
  };

/**
 * Mistakes in the content, by the path of the answer: each check asks for everything, so they are looked for at once.
 * None hides another. The functions change the entries, or the one record, of an answer.
 */
const mistakes: Record<string, (entries: [Entry, Entry, ...Entry[]]) => unknown> = {
  '/events': ([holiday, late]) => {
    Object.assign(holiday, { slug: 'un-jour-ferie', dateStart: '2027-05-01T10:00:00+02:00' });
    Object.assign(late, {
      slug: 'trop-tard',
      dateStart: '2029-03-03T10:00:00+01:00',
      dateEnd: null,
      type: 'open-day',
      availability: 'scheduled',
      programmes: [{ slug: 'bachelor-qse', title: 'Bachelor QSE' }],
    });
  },
  '/offers': ([late, short]) => {
    Object.assign(late, {
      slug: 'montree-trop-longtemps',
      publishDate: '2026-01-05',
      closesOn: '2027-01-05',
    });
    Object.assign(short, {
      slug: 'hors-rentree',
      contract: 'apprenticeship',
      duration: '48 mois',
      startsOn: '2027-04-05',
      closesOn: '2027-01-05',
      programmes: [{ slug: 'bachelor-renovation', title: 'Bachelor Rénovation' }],
    });
  },
  // Its sheet cannot be asked for.
  '/programmes': (entries) => {
    const listed = entries.find(({ slug }) => slug === 'bts-acd');
    if (listed) listed.slug = 'bts/acd';
  },
  '/podcasts': ([first]) => Object.assign(first, { slug: null, image: silent }),
  '/programmes/bts-gpn': ([entry]) => Object.assign(entry, { prices: [] }),
  '/programmes/bachelor-qse': ([entry]) => delete entry.admission,
  '/programmes/bachelor-renovation': ([entry]) =>
    Object.assign(entry, {
      admission: { ...(entry.admission as Entry), delay: 'De 48 heures à 9 mois' },
      outcomes: { ...(entry.outcomes as Entry), cohort: 34, interruption: 12, success: 88 },
    }),
  '/programmes/bts-datr': ([entry]) => Object.assign(entry, { title: '' }),
  '/programmes/bts-gemeau': pictured(0),
  '/programmes/bts-fed': pictured(1),
  '/programmes/bts-mse': pictured(2),
  '/iet-news': ([first]) => Object.assign(first, { focusImage: silent }),
  '/iet-articles/ecole': ([page]) => {
    const blocks = [{ __component: 'blocks.gallery', images: [silent] }];
    Object.assign(page, { pageLayout: { blocks } });
  },
  '/iet-articles/mentions-legales': ([page]) => Object.assign(page, { pageLayout: { blocks: [] } }),
};

let report: Report;
let findings: Report['findings'];
const rulesOn = (subject: string) =>
  findings.filter((finding) => finding.subject === subject).map(({ rule }) => rule);

beforeAll(async () => {
  report = await checkContent(createRig().content, startOfService);
  const { content } = createRig({
    async spoil(request, response) {
      const change = mistakes[new URL(request.url).pathname.slice('/api'.length)];
      if (!change || !response.ok) return response;
      const body = (await response.json()) as Entry & { data?: Entry | Entry[] };
      // The settings are not in an envelope.
      const data = body.data ?? body;
      change((Array.isArray(data) ? data : [data]) as [Entry, Entry]);
      return Response.json(body);
    },
  });
  ({ findings } = await checkContent(content, startOfService));
});

it('finds events on a public holiday, and events that prepare for a closed admission', () => {
  expect(rulesOn('/agenda/un-jour-ferie')).toContain('event.restDay');
  expect(rulesOn('/agenda/trop-tard')).toContain('event.tooLate');
});

it('finds offers that do not agree with their programmes, or with what the school promises; none of the demonstration', () => {
  expect(rulesOn('/offres-alternance/montree-trop-longtemps')).toContain('closesOn.promise');
  expect(rulesOn('/offres-alternance/hors-rentree')).toEqual(
    expect.arrayContaining(['startsOn.intake', 'duration.course']),
  );
  expect(report.findings.filter(({ basis }) => basis === 'Offres' || basis === 'Agenda')).toEqual([]);
});

describe('the check of regulated content', () => {
  it('finds the planned gaps of the demonstration school: one expired certification, two sheets without results', () => {
    expect(report.programmes).toBe(40);
    const broken = report.findings.filter(({ severity }) => severity === 'duty');
    expect(broken.map(({ rule }) => rule).sort()).toEqual([
      'certification.expired',
      'outcomes.missing',
      'outcomes.missing',
    ]);
  });

  it('finds no figure of the demonstration that another contradicts', () => {
    const figures = report.findings.filter(({ rule }) => /^(?:admission\.wait|outcomes\.people)$/.test(rule));
    expect(figures).toEqual([]);
  });

  it('finds figures that others contradict', () => {
    expect(rulesOn('bachelor-renovation')).toEqual(
      expect.arrayContaining(['admission.wait', 'outcomes.people']),
    );
  });

  it('finds a sheet without a required field, and one that the site would leave out', () => {
    expect(rulesOn('bts-gpn')).toEqual(['prices.missing']);
    expect(rulesOn('bachelor-qse')).toEqual(['admission.delay', 'admission.steps']);
    expect(rulesOn('bts-datr')).toEqual(['sheet.unreadable']);
    expect(rulesOn('bts/acd')).toEqual(['sheet.unreadable']);
  });

  it.each(unshownPictures)('reports to editors a picture that is not shown: $url', ({ url, why }) => {
    const found = findings.filter(({ subject }) => subject === url);
    expect(found).toEqual([expect.objectContaining({ severity: 'advice', rule: 'picture.left-out' })]);
    expect(found[0]?.message).toContain(why);
  });

  it('names pictures without alternative text: of an entry in a list, even without a slug, of a gallery in a page', () => {
    const found = findings.filter(({ rule }) => rule === 'picture.alternative');
    expect(found.map(({ subject, severity }) => [subject.split('/')[1], severity])).toEqual([
      ['ecole', 'duty'],
      ['actualites', 'advice'],
      ['podcasts (sans adresse)', 'advice'],
    ]);
  });

  it('looks at every picture field the contract has', () => {
    const withPictures = (attributes: readonly Attribute[]): string[] =>
      attributes.flatMap((attribute) => {
        if (attribute.kind === 'media') return [attribute.name];
        if (attribute.kind !== 'component' || attribute.name === 'seo') return [];
        return withPictures(attribute.component.attributes).length > 0 ? [attribute.name] : [];
      });
    for (const name of listedCollections) {
      expect(askedIn(pictureReaders, name), name).toEqual(
        [...withPictures(attributesOf(name)), 'slug'].sort(),
      );
    }
  });

  it('knows the pages to which the site leads by itself', () => {
    const own = editorsPages(createLabels({})).filter((href) => !href.startsWith('/en'));
    expect([...linkedByTheSite]).toEqual(expect.arrayContaining(own));
    expect([...linkedByTheSite]).not.toContain('/ecole/certification-qualiopi');
  });

  it('looks at every rich text the contract has', () => {
    for (const name of listedCollections) {
      const has = attributesOf(name).filter((attribute) => attribute.kind === 'richtext');
      expect(askedIn(richTextReaders, name), name).toEqual(
        [...has.map((attribute) => attribute.name), 'slug'].sort(),
      );
    }
  });

  it('sees a legal notice without its host', () => {
    expect(new Set(rulesOn('/mentions-legales'))).toEqual(new Set(['page.incomplete']));
  });
});

describe('npm run content check', () => {
  it('is JSON for programs, and fails while a duty is broken, whatever store the site has', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/content.mjs', 'check', '--json'], {
      encoding: 'utf8',
      // Nothing is there; the site would ask again and again.
      env: { ...process.env, REDIS_URL: 'redis://127.0.0.1:9', IMAGE_SECRET: 'a secret of this test' },
      timeout: 500_000,
    });
    const report = JSON.parse(stdout) as { duties: number; findings: { severity: string }[] };
    expect(report.findings.filter(({ severity }) => severity === 'duty')).toHaveLength(report.duties);
    expect(report.duties).toBeGreaterThan(0);
    expect(status).toBe(1);
  });
});
