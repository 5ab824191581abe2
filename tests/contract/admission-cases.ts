/** The states of admission by status, for the tests of every page that shows them. */
import type { AdmissionState, WayIn } from '~/school/programmes/admission-state';

type Wire = Record<string, unknown>;

interface AdmissionCase {
  name: string;
  /** Fields of the programme that make the state. */
  changes: Wire;
  ways: WayIn[];
  /** The address of the first action. */
  first: RegExp;
}

/** A day of Paris, so many days from now. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const open = (closesOn: string | null): AdmissionState => ({ kind: 'open', closesOn });
const all = (state: AdmissionState): WayIn[] =>
  (['initial', 'apprenticeship', 'continuing'] as const).map((way) => ({ way, state }));
const but = (way: WayIn['way'], state: AdmissionState): WayIn[] =>
  all(open(day(30))).map((one) => (one.way === way ? { way, state } : one));
const dates = { opensOn: day(-5), closesOn: day(30) };

/** Of a programme with dates of its own, for students, apprentices and adults. */
export const rollingCases: readonly AdmissionCase[] = [
  {
    name: 'not yet open',
    changes: { admission: { opensOn: day(5), closesOn: day(30) } },
    ways: all({ kind: 'upcoming', opensOn: day(5) }),
    first: /\/crm\/brochure/,
  },
  { name: 'open', changes: { admission: dates }, ways: all(open(day(30))), first: /\/crm\/registration/ },
  {
    name: 'open without end',
    changes: { admission: { opensOn: null, closesOn: null } },
    ways: all(open(null)),
    first: /\/crm\/registration/,
  },
  {
    name: 'closed',
    changes: { admission: { opensOn: day(-60), closesOn: day(-5) } },
    ways: all({ kind: 'closed', closesOn: day(-5) }),
    first: /tel:/,
  },
  {
    name: 'full for students',
    changes: { admission: { ...dates, full: ['initial'] } },
    ways: but('initial', { kind: 'full' }),
    first: /\/crm\/registration/,
  },
  {
    name: 'full for apprentices',
    changes: { admission: { ...dates, full: ['apprenticeship'] } },
    ways: but('apprenticeship', { kind: 'full' }),
    first: /\/crm\/registration/,
  },
  {
    name: 'full for all',
    changes: { admission: { ...dates, full: ['initial', 'apprenticeship', 'continuing'] } },
    ways: all({ kind: 'full' }),
    first: /tel:/,
  },
  {
    name: 'by telephone for students',
    changes: { admission: { ...dates, byTelephone: ['initial'] } },
    ways: but('initial', { kind: 'telephone', closesOn: day(30) }),
    first: /\/crm\/registration/,
  },
  {
    name: 'by telephone for apprentices',
    changes: { admission: { ...dates, byTelephone: ['apprenticeship'] } },
    ways: but('apprenticeship', { kind: 'telephone', closesOn: day(30) }),
    first: /\/crm\/registration/,
  },
  {
    name: 'nowhere taught',
    changes: { admission: dates, campuses: [] },
    ways: all({ kind: 'no-campus', closesOn: day(30) }),
    first: /tel:/,
  },
];

export const nationalCase: AdmissionCase = {
  name: 'of the national calendar, full for students',
  changes: { admission: { full: ['initial'] } },
  ways: [{ way: 'national', state: { kind: 'full' } }],
  first: /\/crm\/registration/,
};

/** An answer of the service, with other values of some programmes. */
export async function withOther(
  changes: ReadonlyMap<string, Wire>,
  request: Request,
  response: Response,
): Promise<Response> {
  const change = (entry: Wire) => {
    const other = changes.get(String(entry.slug));
    if (!other) return entry;
    return { ...entry, ...other, admission: { ...(entry.admission as Wire), ...(other.admission as Wire) } };
  };
  const isProgrammes = /\/programmes(?:\/|$)/.test(new URL(request.url).pathname);
  if (!response.ok || !isProgrammes) return response;
  const body = (await response.json()) as { data: Wire | Wire[] };
  const data = Array.isArray(body.data) ? body.data.map(change) : change(body.data);
  return Response.json({ ...body, data });
}
