/** `npm run content check` over the wire, as against any content service. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askFor } from '../../app/content/ask-for.server';
import { checkContent } from '../../app/duties/check-content.server';
import { pictureReaders } from '../../app/duties/entry-pictures.server';
import { textual } from '../../app/duties/entry-texts.server';
import type { ReadCollections } from '../../app/duties/findings-of-content.server';
import { editorsPages } from '../../app/site/editors-pages';
import { createLabels } from '../../app/site/labels';
import { linkedByTheSite } from '../../content-model/rules/duties/linked-by-the-site';
import { restDay } from '../../content-model/values/rest-days';
import { type Attribute, attributesOf } from '../../content-service/contract/attributes';
import { type ServedCollectionName, servedCollections } from '../../content-service/contract/collections';
import { resolveDate } from '../../content-service/embedded/dates';
import { createRig, startOfService } from './service';

/** Pages are looked at block by block. */
const listedCollections = (Object.keys(servedCollections) as ServedCollectionName[]).filter(
  (name) => name !== 'articles',
);

/** Names of the fields a check asks for, a slug at least. */
function askedIn(checked: ReadCollections, name: ServedCollectionName): string[] {
  const schema = name === 'articles' ? undefined : checked[name];
  if (!schema) return ['slug'];
  const { fields, populate = {} } = askFor(schema);
  return [...fields, ...Object.keys(populate)].sort();
}

/** The findings on one subject for a changed answer of the service. */
async function findingsOn(subject: string, path: string, change: (entry: Record<string, unknown>) => void) {
  const { content } = createRig({
    async spoil(request, response) {
      const { pathname } = new URL(request.url);
      if (pathname !== `/api${path}`) return response;
      const body = (await response.json()) as Record<string, unknown> & { data?: Record<string, unknown> };
      // The settings are not in an envelope.
      change(body.data ?? body);
      return Response.json(body);
    },
  });
  const { findings } = await checkContent(content, startOfService);
  return findings.filter((finding) => finding.subject === subject).map(({ rule }) => rule);
}

/** As in their files. */
const events = readdirSync('content-service/data/events').map((file) => ({
  dateStart:
    /^dateStart: "?([^"\n]*)/m.exec(readFileSync(`content-service/data/events/${file}`, 'utf8'))?.[1] ?? '',
}));

it('names colours of the settings that could not be read', async () => {
  const written = (look: object) =>
    findingsOn('réglages', '/users/me', (settings) => Object.assign(settings, { look }));
  expect(await written({ accent: '#ffd500', ground: 'noir' })).toEqual(
    expect.arrayContaining(['look.accent', 'look.ground']),
  );
});

it('no event of the demonstration is on a public holiday or around New Year, for any start date', () => {
  const written = events.map(({ dateStart }) => String(dateStart)).filter((date) => /\/[a-z]{3}/.test(date));
  expect(written.length).toBeGreaterThan(50);
  const days = Array.from({ length: 122 }, (_, index) => new Date(Date.UTC(2026, 8, 1 + 3 * index, 9)));
  const resting = days.flatMap((now) =>
    written.filter((date) => restDay(resolveDate(date, now, 'Europe/Paris').slice(0, 10))),
  );
  expect(resting).toEqual([]);
});

it('finds events on a public holiday, and events that prepare for a closed admission', async () => {
  const { content } = createRig({
    async spoil(request, response) {
      if (new URL(request.url).pathname !== '/api/events') return response;
      const body = (await response.json()) as { data: Record<string, unknown>[] };
      const [holiday, late] = body.data;
      if (holiday) Object.assign(holiday, { slug: 'un-jour-ferie', dateStart: '2027-05-01T10:00:00+02:00' });
      if (late)
        Object.assign(late, {
          slug: 'trop-tard',
          dateStart: '2029-03-03T10:00:00+01:00',
          dateEnd: null,
          type: 'open-day',
          availability: 'scheduled',
          programmes: [{ slug: 'bachelor-qse', title: 'Bachelor QSE' }],
        });
      return Response.json(body);
    },
  });
  const { findings } = await checkContent(content, startOfService);
  const found = findings.filter(({ subject }) => subject.startsWith('/agenda/'));
  expect(found.map(({ subject, rule }) => `${subject} ${rule}`)).toEqual(
    expect.arrayContaining(['/agenda/un-jour-ferie event.restDay', '/agenda/trop-tard event.tooLate']),
  );
});

describe('the check of regulated content', () => {
  it('finds the planned gaps of the demonstration school: one expired certification, two sheets without results', async () => {
    const report = await checkContent(createRig().content, startOfService);
    expect(report.programmes).toBe(40);
    const broken = report.findings.filter(({ severity }) => severity === 'duty');
    expect(broken.map(({ rule }) => rule).sort()).toEqual([
      'certification.expired',
      'outcomes.missing',
      'outcomes.missing',
    ]);
  });

  it('finds a sheet without a required field, and one that the site would leave out', async () => {
    expect(
      await findingsOn('bts-gpn', '/programmes/bts-gpn', (entry) => {
        entry.prices = [];
      }),
    ).toEqual(['prices.missing']);
    expect(
      await findingsOn('bts-gpn', '/programmes/bts-gpn', (entry) => {
        delete entry.admission;
      }),
    ).toEqual(['admission.delay', 'admission.steps']);
    expect(
      await findingsOn('bts-gpn', '/programmes/bts-gpn', (entry) => {
        entry.title = '';
      }),
    ).toEqual(['sheet.unreadable']);
  });

  it('reports redirects of an address that a page has, and in circles', async () => {
    const to = (destination: string) => (redirects: Record<string, unknown>) => {
      const [first] = redirects as unknown as { from: string; to: string }[];
      Object.assign(first ?? {}, { from: '/ecole/nos-engagements', to: destination });
    };
    expect(await findingsOn('/ecole/nos-engagements', '/redirects', to('/contact'))).toEqual([
      'redirect.shadow',
    ]);
    const circle = (redirects: Record<string, unknown>) => {
      const [first, second] = redirects as unknown as { from: string; to: string }[];
      Object.assign(first ?? {}, { from: '/a', to: '/b' });
      Object.assign(second ?? {}, { from: '/b', to: '/a' });
    };
    expect(await findingsOn('/a', '/redirects', circle)).toEqual(['redirect.circle']);
  });

  it('reports an answer of the search without a valid link', async () => {
    const { findings } = await checkContent(createRig().content, startOfService);
    expect(findings.filter(({ rule }) => rule.startsWith('answer.'))).toEqual([]);
    const rules = await findingsOn('prix-bts', '/answers', (answers) => {
      const [first] = answers as unknown as { url: string }[];
      if (first) first.url = '/tarif';
    });
    expect(rules).toEqual(['answer.link']);
  });

  it('reports unknown names of facts, facts without a value, and facts repeated by hand', async () => {
    const rules = await findingsOn('/faqs/payer-en-plusieurs-fois', '/faqs', (faqs) => {
      const faq = (faqs as unknown as { slug: string; answer: string }[]).find(
        ({ slug }) => slug === 'payer-en-plusieurs-fois',
      );
      if (faq)
        faq.answer =
          '<p>{{payment.nothing}} et {{payment.instalments}}. Nos vingt-six campus. Une formation à 4 800 €. Les vœux ferment le 12 mars.</p>';
    });
    expect(rules).toEqual(['fact.unknown', 'fact.repeated', 'price.repeated', 'day.repeated']);
  });

  it.each([
    ['photo.heic', {}, 'seuls JPEG'],
    ['huge.jpg', { width: 12_000, height: 9000 }, 'trop de pixels'],
    ['heavy.png', { size: 20_000 }, 'plus de 15 Mo'],
  ])('reports to editors a picture that is not shown: %s', async (name, more, why) => {
    const image = { url: `/uploads/${name}`, mime: 'image/jpeg', ...more };
    const { content } = createRig({
      async spoil(request, response) {
        if (new URL(request.url).pathname !== '/api/programmes/bts-gpn') return response;
        const body = (await response.json()) as { data: Record<string, unknown> };
        return Response.json({ ...body, data: { ...body.data, image } });
      },
    });
    const { findings } = await checkContent(content, startOfService);
    const found = findings.filter(({ subject }) => subject === image.url);
    expect(found).toEqual([expect.objectContaining({ severity: 'advice', rule: 'picture.left-out' })]);
    expect(found[0]?.message).toContain(why);
  });

  it('names pictures without alternative text: of an entry in a list, of a gallery in a page', async () => {
    const silent = { url: '/uploads/silent.jpg', mime: 'image/jpeg', alternativeText: '' };
    const { content } = createRig({
      async spoil(request, response) {
        const { pathname } = new URL(request.url);
        if (pathname !== '/api/iet-news' && pathname !== '/api/iet-articles/ecole') return response;
        const body = (await response.json()) as { data: Record<string, unknown> | Record<string, unknown>[] };
        if (Array.isArray(body.data)) Object.assign(body.data[0] ?? {}, { focusImage: silent });
        else body.data.pageLayout = { blocks: [{ __component: 'blocks.gallery', images: [silent] }] };
        return Response.json(body);
      },
    });
    const { findings } = await checkContent(content, startOfService);
    const found = findings.filter(({ rule }) => rule === 'picture.alternative');
    expect(found.map(({ subject, severity }) => [subject.split('/')[1], severity])).toEqual([
      ['ecole', 'duty'],
      ['actualites', 'advice'],
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

  it('lists the parts removed from the rich text of an entry and of a page', async () => {
    const body = '<p>Venez<iframe src="https://x.example"></iframe></p>';
    const { content } = createRig({
      async spoil(request, response) {
        const { pathname } = new URL(request.url);
        if (pathname !== '/api/careers' && pathname !== '/api/iet-articles/ecole') return response;
        const answer = (await response.json()) as {
          data: Record<string, unknown> | Record<string, unknown>[];
        };
        if (Array.isArray(answer.data)) Object.assign(answer.data[0] ?? {}, { description: body });
        else answer.data.pageLayout = { blocks: [{ __component: 'blocks.rich-text', body }] };
        return Response.json(answer);
      },
    });
    const { findings } = await checkContent(content, startOfService);
    const found = findings.filter(({ rule }) => rule === 'text.taken');
    expect(found.map(({ subject }) => subject.split('/')[1]).sort()).toEqual(['ecole', 'metiers']);
    for (const { message } of found) expect(message).toContain('<iframe>');
  });

  it('lists what is published and not shown, of entries, pages, menus and labels', async () => {
    const { content } = createRig({
      async spoil(request, response) {
        const { pathname } = new URL(request.url);
        const changes: Record<string, (data: never) => unknown> = {
          '/api/iet-news': ([first, ...rest]: object[]) => [
            { ...first, slug: 'sans-date', publishDate: null },
            ...rest,
          ],
          '/api/careers': ([first, ...rest]: object[]) => [{ ...first, slug: 'Ecologue' }, ...rest],
          '/api/partners': ([first, ...rest]: object[]) => [
            { ...first, slug: 'onisep', url: 'www.onisep.fr' },
            ...rest,
          ],
          '/api/labels': (labels: object) => ({ ...labels, 'commons.tagline': 'Un mot' }),
          '/api/iet-articles/ecole': (page: object) => ({
            ...page,
            pageLayout: { blocks: [{ __component: 'blocks.cards', items: [] }] },
          }),
          '/api/menu-enrichis': ([first, ...rest]: { body: object[] }[]) => [
            { ...first, body: [{ __component: 'core.menu-item', label: 'École', url: 'ecole' }] },
            ...rest,
          ],
        };
        const change = changes[pathname];
        if (!change) return response;
        const answer = (await response.json()) as { data: never };
        return Response.json({ ...answer, data: change(answer.data) });
      },
    });
    const { findings } = await checkContent(content, startOfService);
    const lost = findings.filter(({ severity }) => severity === 'loss');
    expect(lost.map(({ subject, rule }) => `${subject} ${rule}`)).toEqual(
      expect.arrayContaining([
        '/actualites/sans-date date.missing',
        '/metiers/Ecologue address.form',
        '/partners/onisep link.form',
        'commons.tagline label.unknown',
        '/ecole block.empty',
        'menus link.form',
      ]),
    );
  });

  it('knows the pages to which the site leads by itself', () => {
    const own = editorsPages(createLabels({})).filter((href) => !href.startsWith('/en'));
    expect([...linkedByTheSite]).toEqual(expect.arrayContaining(own));
  });

  it('looks at every rich text the contract has', () => {
    for (const name of listedCollections) {
      const has = attributesOf(name).filter((attribute) => attribute.kind === 'richtext');
      expect(askedIn(textual, name), name).toEqual(
        [...has.map((attribute) => attribute.name), 'slug'].sort(),
      );
    }
  });

  it('sees a legal notice without its host', async () => {
    const rules = await findingsOn('/mentions-legales', '/iet-articles/mentions-legales', (entry) => {
      entry.pageLayout = { blocks: [] };
    });
    expect(new Set(rules)).toEqual(new Set(['page.incomplete']));
  });
});

describe('npm run content check', () => {
  it('is JSON for programs, and fails while a duty is broken, whatever store the site has', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/content.mjs', 'check', '--json'], {
      encoding: 'utf8',
      // Nothing is there; the site would ask again and again.
      env: { ...process.env, REDIS_URL: 'redis://127.0.0.1:9', IMAGE_SECRET: 'a secret of this test' },
      timeout: 60_000,
    });
    const report = JSON.parse(stdout) as { duties: number; findings: { severity: string }[] };
    expect(report.findings.filter(({ severity }) => severity === 'duty')).toHaveLength(report.duties);
    expect(report.duties).toBeGreaterThan(0);
    expect(status).toBe(1);
  });
});
