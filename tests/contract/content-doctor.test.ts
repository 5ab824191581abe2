/** `npm run content doctor` over the wire, as against any content service. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExaminationOptions, examine } from '~/doctor/examine.server';
import { type Examination, examinationText, type TroubleKind } from '~/doctor/trouble';
import { parseEnv } from '~/env.server';
import { createRig, type Rig, type RigChanges } from './service';

function examined(rig: Rig, changes: Partial<ExaminationOptions> = {}): Promise<Examination> {
  return examine({
    content: rig.content,
    env: parseEnv({}),
    pauses: rig.pauses,
    now: new Date(rig.now),
    showPicture: null,
    ...changes,
  });
}
const placesOf = ({ troubles }: Examination, kind: TroubleKind) =>
  troubles.filter((trouble) => trouble.kind === kind).map(({ place, problem }) => `${place}: ${problem}`);

type Wire = Record<string, unknown>;

type Spoil = NonNullable<RigChanges['spoil']>;

/** Answers at a path, with the result of `change` for each entry. */
const changing =
  (path: string, change: (entry: Wire) => void): Spoil =>
  async (request, response) => {
    if (new URL(request.url).pathname !== `/api${path}`) return response;
    const body = (await response.json()) as Wire & { data?: Wire | Wire[] };
    // The settings are not in an envelope.
    for (const entry of [body.data ?? body].flat()) change(entry);
    return Response.json(body);
  };

/** One examination finds what several mistakes leave: each asks everything, for seconds. */
const together =
  (...mistakes: readonly Spoil[]): Spoil =>
  (request, response) =>
    mistakes.reduce(async (answer, mistake) => mistake(request, await answer), Promise.resolve(response));

const withFrame = '<p>Venez<iframe src="https://x.example"></iframe></p>';

const refusal = (status: number, name: string, message: string) =>
  Response.json({ data: null, error: { status, name, message, details: {} } }, { status });

describe('a content service', () => {
  it('with every answer has no findings', async () => {
    const rig = createRig();
    const examination = await examined(rig);
    expect(examination.troubles).toEqual([]);
    expect(rig.warnings).toEqual([]);
    expect(examination.entries).toBeGreaterThan(250);
    expect(examination.pictures).toBeGreaterThan(100);
  });

  it('refuses the account: reported once, not for each question', async () => {
    const rig = createRig({
      spoil: async (request, response) =>
        request.url.includes('/api/login') ? refusal(400, 'ValidationError', 'Invalid identifier') : response,
    });
    const { troubles } = await examined(rig);
    expect(troubles).toEqual([
      { kind: 'right', place: 'sign-in', problem: expect.stringMatching(/USERNAME.*PASSWORD.*API_URL/) },
    ]);
  });

  it('reads each collection once, and names a field that it lacks with its collection', async () => {
    const asked: string[] = [];
    const rig = createRig({
      rewrite: (request) => {
        asked.push(new URL(request.url).pathname.slice('/api'.length));
        return request;
      },
    });
    rig.faults.set({ kind: 'refused-field', only: '/api/events', field: 'availability' });
    const examination = await examined(rig);
    expect(examination.troubles).toEqual([{ kind: 'absent', place: '/events', problem: 'availability' }]);
    expect(examinationText(examination)).toContain('/events: availability');
    // Pages alone have an answer of their own: their blocks are in no list.
    const entries = asked.filter((path) => /^\/(?!users|crm-links|iet-articles)[^/]+\/./.test(path));
    expect(entries).toEqual([]);
  });
});

describe('a content service that refuses some questions', () => {
  let examination: Examination;
  beforeAll(async () => {
    const rig = createRig({
      async spoil(request, response) {
        if (request.url.includes('/api/offers')) return refusal(403, 'ForbiddenError', 'Forbidden');
        if (request.url.includes('/api/people'))
          return refusal(400, 'ValidationError', 'Invalid key portrait');
        return response;
      },
    });
    rig.faults.set({ kind: 'bare-404', only: '/api/podcasts' });
    examination = await examined(rig);
  });

  it('without a right: names the right', () => {
    expect(new Set(placesOf(examination, 'right').map((line) => line.split(':')[0]))).toEqual(
      new Set(['/offers']),
    );
  });

  it('for its query: quoted', () => {
    const told = placesOf(examination, 'query');
    expect(told).toContainEqual(expect.stringContaining('people: '));
    expect(told[0]).toContain('ValidationError: Invalid key portrait');
  });

  it('with a bare 404 or an HTML page as an answer cannot be used', () => {
    const told = placesOf(examination, 'answer');
    expect(told).toContainEqual(expect.stringContaining('podcasts: '));
    expect(told.filter((line) => !line.includes('podcasts'))).toEqual([]);
  });
});

describe('a content service with mistakes in its entries', () => {
  let examination: Examination;
  beforeAll(async () => {
    const blocks = [
      { __component: 'blocks.quote', author: 'Zoé' },
      { __component: 'blocks.notice', text: 'Fermé lundi.' },
    ];
    const crm: Spoil = async (request, response) => {
      const [, action, course] = /\/crm-links\/(\w+)\/([^/]+)\/(?!campuses)/.exec(request.url) ?? [];
      if (action === 'brochure') return Response.json([{ url: 'http://crm.example/' }]);
      if (action === 'contact' && course === 'bts-gpn') return Response.json({ url: 'javascript:alert(1)' });
      return response;
    };
    const spoil = together(
      changing('/careers', (entry) => entry.slug === 'geomaticien' && Object.assign(entry, { title: '' })),
      changing(
        '/programmes',
        (entry) => entry.slug === 'bts-gpn' && Object.assign(entry, { prices: [{ status: 'gratuit' }] }),
      ),
      changing(
        '/iet-articles/ecole',
        (entry) => entry.slug === null && Object.assign(entry, { pageLayout: { blocks } }),
      ),
      changing(
        '/faqs',
        (entry) =>
          entry.slug === 'payer-en-plusieurs-fois' &&
          Object.assign(entry, { answer: '<p>{{payment.nothing}} et {{payment.instalments}}.</p>' }),
      ),
      changing(
        '/partners',
        (entry) =>
          entry.slug === 'alliance-ecoles-du-vivant' && Object.assign(entry, { url: 'www.alliance.fr' }),
      ),
      changing(
        '/careers',
        (entry) => entry.slug === 'ecologue' && Object.assign(entry, { description: withFrame }),
      ),
      changing('/labels', (labels) => Object.assign(labels, { 'commons.tagline': 'Un mot' })),
      changing('/users/me', (settings) =>
        Object.assign(settings, { look: { accent: '#ffd500', ground: 'noir' } }),
      ),
      crm,
    );
    examination = await examined(createRig({ spoil }), {
      showPicture: async (path) => {
        throw new Error(`${path}: truncated`);
      },
    });
  });

  it('has entries and fields that are not shown: named with the reason', () => {
    expect(placesOf(examination, 'entry')[0]).toMatch(/^\/careers \(geomaticien\): title /);
    expect(placesOf(examination, 'field')).toContainEqual(
      expect.stringMatching(/^\/programmes \(bts-gpn\): prices\.0: status /),
    );
  });

  it('with empty or incomplete blocks: names them', () => {
    expect(placesOf(examination, 'block')).toEqual(['/ecole#0: blocks.quote has nothing to show']);
    const ofBlocks = placesOf(examination, 'field').filter((line) => line.startsWith('/ecole#'));
    expect(ofBlocks).toEqual(['/ecole#0: text: is absent', '/ecole#1: title: is absent']);
  });

  it('with links of its CRM that the site refuses: names them by their rule', () => {
    expect(placesOf(examination, 'link')).toEqual([
      expect.stringMatching(/^\/crm-links\/brochure: .*'http'.*: [1-9]\d, the first for /),
      expect.stringMatching(/^\/crm-links\/contact: .*'address'.*: 1, the first for bts-gpn\//),
    ]);
  });

  it('tells editors what is published and not shown, in the words of the panel', () => {
    expect(examination.losses.map(({ subject, rule }) => `${subject} ${rule}`)).toEqual(
      expect.arrayContaining([
        '/faqs/payer-en-plusieurs-fois fact.unknown',
        '/partners/alliance-ecoles-du-vivant link.form',
        '/metiers/ecologue text.taken',
        'commons.tagline label.unknown',
        '/ecole block.empty',
        'réglages look.accent',
        'réglages look.ground',
      ]),
    );
  });

  it('has files that are not pictures: named', () => {
    const told = placesOf(examination, 'picture');
    expect(told).toHaveLength(examination.pictures);
    expect(told[0]).toMatch(/^(\/uploads\/\S+): \1(\?v=\w+)?: truncated$/);
  });
});

describe('the list for people', () => {
  it('groups the findings, and counts what was read', () => {
    const text = examinationText({
      examinedAt: '2026-11-20T09:00:00Z',
      entries: 200,
      pictures: 10,
      troubles: [{ kind: 'right', place: '/offers', problem: 'Forbidden' }],
      losses: [{ subject: '/ecole', rule: 'a', severity: 'loss', message: 'Un bloc.', basis: '' }],
    });
    expect(text).toContain('Missing rights (1)\n  /offers: Forbidden');
    expect(text).toContain('For editors (1)\n  /ecole: Un bloc.');
    expect(text).toMatch(/200 entries.*Wrong: 1/);
  });
});
