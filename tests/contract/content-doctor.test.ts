/** `npm run content doctor` over the wire, as against any content service. */
import { beforeAll, describe, expect, it } from 'vitest';
import { examine, type Patient } from '~/doctor/examine.server';
import { type Examination, examinationText, type TroubleKind } from '~/doctor/trouble';
import { parseEnv } from '~/env.server';
import { createRig, type Rig, type RigChanges } from './service';

function examined(rig: Rig, changes: Partial<Patient> = {}): Promise<Examination> {
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
    const body = (await response.json()) as { data: Wire | Wire[] };
    for (const entry of [body.data].flat()) change(entry);
    return Response.json(body);
  };

/** One examination finds what several mistakes leave: each asks everything, for seconds. */
const together =
  (...mistakes: readonly Spoil[]): Spoil =>
  (request, response) =>
    mistakes.reduce(async (answer, mistake) => mistake(request, await answer), Promise.resolve(response));

const refusal = (status: number, name: string, message: string) =>
  Response.json({ data: null, error: { status, name, message, details: {} } }, { status });

describe('a content service', () => {
  it('with every answer has no findings', async () => {
    const rig = createRig();
    const examination = await examined(rig);
    expect(examination.troubles).toEqual([]);
    expect(rig.warnings).toEqual([]);
    expect(examination.questions).toBeGreaterThan(250);
    expect(examination.pictures).toBeGreaterThan(100);
    expect(examination.links).toBeGreaterThan(20);
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

  it('without a field: names the field, its collection and the affected pages', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'refused-field', only: '/api/events', field: 'availability' });
    const examination = await examined(rig);
    expect(examination.troubles).toMatchObject([
      { kind: 'absent', place: '/events', problem: 'availability' },
    ]);
    expect(examination.troubles[0]?.pages).toEqual(
      expect.arrayContaining([
        '/',
        '/agenda',
        '/agenda.ics',
        '/agenda/{slug}',
        '/actualites/{slug}',
        '/campus/{slug}',
        '/formations/{slug}',
      ]),
    );
    expect(examinationText(examination)).toMatch(/\/events: availability, missing on .*\/agenda\b/);
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
      changing('/programmes/bts-gpn', (entry) => Object.assign(entry, { prices: [{ status: 'gratuit' }] })),
      changing(
        '/iet-articles/ecole',
        (entry) => entry.slug === null && Object.assign(entry, { pageLayout: { blocks } }),
      ),
      changing('/menu-enrichis', ({ body }) =>
        Object.assign((body as Wire[])[0] as Wire, { label: 'Perdu', url: '/formations/nulle-part?a=1' }),
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
    expect(placesOf(examination, 'field')[0]).toMatch(
      /^\/programmes\/bts-gpn \(bts-gpn\): prices\.0: status /,
    );
  });

  it('with empty or incomplete blocks: names them', () => {
    expect(placesOf(examination, 'block')).toEqual(['/ecole#0: blocks.quote has nothing to show']);
    // The first is the programme's.
    expect(placesOf(examination, 'field').slice(1)).toEqual([
      '/ecole#0: text: is absent',
      '/ecole#1: title: is absent',
    ]);
  });

  it('with broken links: names them, and for those of its CRM the rule that refuses them', () => {
    expect(placesOf(examination, 'link')).toEqual([
      expect.stringMatching(/^\/crm-links\/brochure: .*'http'.*: [1-9]\d, the first for /),
      expect.stringMatching(/^\/crm-links\/contact: .*'address'.*: 1, the first for bts-gpn\//),
      expect.stringMatching(/^\/formations\/nulle-part\?a=1: main menu, “Perdu”/),
      expect.stringMatching(/footer, “Perdu”/),
    ]);
  });

  it('has files that are not pictures: named', () => {
    const told = placesOf(examination, 'picture');
    expect(told).toHaveLength(examination.pictures);
    expect(told[0]).toMatch(/^(\/uploads\/\S+): \1(\?v=\w+)?: truncated$/);
  });
});

describe('the list for people', () => {
  it('groups the findings, and counts the questions', () => {
    const text = examinationText({
      examinedAt: '2026-11-20T09:00:00Z',
      questions: 300,
      entries: 200,
      pictures: 10,
      links: 20,
      troubles: [{ kind: 'right', place: '/offers', problem: 'Forbidden' }],
      losses: [],
      hiddenLinks: ['/art-culture'],
    });
    expect(text).toContain('Missing rights (1)\n  /offers: Forbidden');
    expect(text).toContain('/art-culture');
    expect(text).toMatch(/300 questions.*Wrong: 1/);
  });
});
