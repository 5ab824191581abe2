/** `npm run content doctor` over the wire, as against any content service. */
import { describe, expect, it } from 'vitest';
import { examine, type Patient } from '~/doctor/examine.server';
import { type Examination, examinationText, type TroubleKind } from '~/doctor/trouble';
import { parseEnv } from '~/env.server';
import { createRig, type Rig, type RigChanges } from './service';

function examined(rig: Rig, changes: Partial<Patient> = {}): Promise<Examination> {
  return examine({
    content: rig.content,
    env: parseEnv({}),
    refusedKeys: rig.refusedKeys,
    now: new Date(rig.now),
    showPicture: null,
    ...changes,
  });
}
const placesOf = ({ troubles }: Examination, kind: TroubleKind) =>
  troubles.filter((trouble) => trouble.kind === kind).map(({ place, problem }) => `${place}: ${problem}`);

type Wire = Record<string, unknown>;

/** The unchanged service, except for the result of `change` for the entries at a path. */
function changing(path: string, change: (entry: Wire) => void): RigChanges {
  return {
    spoil: async (request, response) => {
      if (new URL(request.url).pathname !== `/api${path}`) return response;
      const body = (await response.json()) as { data: Wire | Wire[] };
      for (const entry of [body.data].flat()) change(entry);
      return Response.json(body);
    },
  };
}

const refusal = (status: number, name: string, message: string) =>
  Response.json({ data: null, error: { status, name, message, details: {} } }, { status });

describe('a content service', () => {
  it('with every answer has no findings', async () => {
    const examination = await examined(createRig());
    expect(examination.troubles).toEqual([]);
    expect(examination.questions).toBeGreaterThan(250);
    expect(examination.pictures).toBeGreaterThan(100);
    expect(examination.links).toBeGreaterThan(20);
  });

  it('without a right: names the right', async () => {
    const rig = createRig({
      spoil: async (request, response) =>
        request.url.includes('/api/offers') ? refusal(403, 'ForbiddenError', 'Forbidden') : response,
    });
    const examination = await examined(rig);
    expect(new Set(placesOf(examination, 'right').map((line) => line.split(':')[0]))).toEqual(
      new Set(['/offers']),
    );
    expect(placesOf(examination, 'answer')).toEqual([]);
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

  it('refuses a query: quoted', async () => {
    const rig = createRig({
      spoil: async (request, response) =>
        request.url.includes('/api/people')
          ? refusal(400, 'ValidationError', 'Invalid key portrait')
          : response,
    });
    const told = placesOf(await examined(rig), 'query');
    expect(told).toContainEqual(expect.stringContaining('people: '));
    expect(told[0]).toContain('ValidationError: Invalid key portrait');
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

  it('with a bare 404 or an HTML page as an answer cannot be used', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'bare-404', only: '/api/podcasts' });
    expect(placesOf(await examined(rig), 'answer')).toContainEqual(expect.stringContaining('podcasts: '));
  });

  it('has entries and fields that are not shown: named with the reason', async () => {
    const entries = await examined(
      createRig(
        changing('/careers', (entry) => entry.slug === 'geomaticien' && Object.assign(entry, { title: '' })),
      ),
    );
    expect(placesOf(entries, 'entry')[0]).toMatch(/^\/careers \(geomaticien\): title /);
    const fields = await examined(
      createRig(
        changing('/programmes/bts-gpn', (entry) => Object.assign(entry, { prices: [{ status: 'gratuit' }] })),
      ),
    );
    expect(placesOf(fields, 'field')[0]).toMatch(/^\/programmes\/bts-gpn \(bts-gpn\): prices\.0: status /);
  });

  it('with empty or incomplete blocks: names them', async () => {
    const blocks = [
      { __component: 'blocks.quote', author: 'Zoé' },
      { __component: 'blocks.notice', text: 'Fermé lundi.' },
    ];
    const change = (entry: Wire) => entry.slug === null && Object.assign(entry, { pageLayout: { blocks } });
    const examination = await examined(createRig(changing('/iet-articles/ecole', change)));
    expect(placesOf(examination, 'block')).toEqual(['/ecole#0: blocks.quote has nothing to show']);
    expect(placesOf(examination, 'field')).toEqual([
      '/ecole#0: text: is absent',
      '/ecole#1: title: is absent',
    ]);
  });

  it('with broken links: names them, and for those of its CRM the rule that refuses them', async () => {
    const menus = changing('/menu-enrichis', ({ body }) =>
      Object.assign((body as Wire[])[0] as Wire, { label: 'Perdu', url: '/formations/nulle-part?a=1' }),
    );
    const rig = createRig({
      spoil: async (request, response) => {
        const [, action, course] = /\/crm-links\/(\w+)\/([^/]+)\/(?!campuses)/.exec(request.url) ?? [];
        if (action === 'brochure') return Response.json([{ url: 'http://crm.example/' }]);
        if (action === 'contact' && course === 'bts-gpn')
          return Response.json({ url: 'javascript:alert(1)' });
        return menus.spoil?.(request, response) ?? response;
      },
    });
    expect(placesOf(await examined(rig), 'link')).toEqual([
      expect.stringMatching(/^\/crm-links\/brochure: .*'http'.*: [1-9]\d, the first for /),
      expect.stringMatching(/^\/crm-links\/contact: .*'address'.*: 1, the first for bts-gpn\//),
      expect.stringMatching(/^\/formations\/nulle-part\?a=1: main menu, “Perdu”/),
      expect.stringMatching(/footer, “Perdu”/),
    ]);
  });

  it('has files that are not pictures: named', async () => {
    const examination = await examined(createRig(), {
      showPicture: async (path) => {
        throw new Error(`${path}: truncated`);
      },
    });
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
