/** The panel's roles: an author does not publish; published entries are answered, withdrawn ones are not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, type PanelApi, panelApi } from './panel-api';
import { signIn } from './signed-in';
import { strapiUnderTest } from './strapi-service';

const { apiUrl, account } = strapiUnderTest();
const entries = entriesOf('api::faq.faq');
const question = {
  slug: 'question-des-tests',
  question: 'Une question ?',
  answer: '**Oui.**',
  topic: 'tests',
};

describe('editors', () => {
  let writer: PanelApi;
  let reviewer: PanelApi;
  let ask: Awaited<ReturnType<typeof signIn>>;
  let documentId: string;

  beforeAll(async () => {
    writer = await panelApi('redaction');
    reviewer = await panelApi('relecture');
    ask = await signIn(apiUrl, account);
    const created = await writer('POST', entries, question);
    expect(created.status).toBe(201);
    documentId = (created.body as { data: { documentId: string } }).data.documentId;
  });
  afterAll(async () => {
    await reviewer('DELETE', `${entries}/${documentId}`);
  });

  const shown = () => ask(`/faqs/${question.slug}`);
  const publish = (panel: PanelApi) => panel('POST', `${entries}/${documentId}/actions/publish`, question);

  it('an author prepares a draft that visitors do not see, and may not publish it', async () => {
    expect((await shown()).status).toBe(404);
    expect((await publish(writer)).status).toBe(403);
    expect((await shown()).status).toBe(404);
  });

  it('a reviewer publishes and unpublishes', async () => {
    expect((await publish(reviewer)).status).toBe(200);
    expect(await shown()).toMatchObject({
      status: 200,
      body: { data: { question: question.question, answer: '<p><strong>Oui.</strong></p>\n' } },
    });
    await reviewer('POST', `${entries}/${documentId}/actions/unpublish`, {});
    expect((await shown()).status).toBe(404);
  });

  it('neither of them reads the visitors’ complaints', async () => {
    const complaints = entriesOf('api::complaint.complaint');
    expect((await writer('GET', complaints)).status).toBe(403);
    expect((await reviewer('GET', complaints)).status).toBe(403);
  });

  it('a programme without its regulated parts can be saved, but not published', async () => {
    const programmes = entriesOf('api::programme.programme');
    // As the panel's form sends it: lists of components are there, and empty.
    const begun = {
      title: 'Formation des tests',
      slug: 'formation-des-tests',
      schedule: [],
      competences: [],
      curriculum: [],
      prices: [],
    };
    const created = await reviewer('POST', programmes, begun);
    expect(created.status).toBe(201);
    const address = `${programmes}/${(created.body as { data: { documentId: string } }).data.documentId}`;
    const refused = await reviewer('POST', `${address}/actions/publish`, begun);
    expect(refused.status).toBe(400);
    const { message, details } = (refused.body as { error: Refused }).error;
    expect(message).toContain('Objectifs absents\u00a0: écrivez-les, un par ligne (Qualiopi, indicateur 1).');
    expect(details.errors.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['aims', 'prices', 'admission.delay']),
    );
    await reviewer('DELETE', address);
  });

  it('a page is not published at the address of another, or below a list of other entries', async () => {
    const pages = entriesOf('api::article.article');
    const refusalOf = async (rubrique: string, slug: string) => {
      const begun = { title: 'Page des tests', rubrique, slug };
      const created = await reviewer('POST', pages, begun);
      expect(created.status).toBe(201);
      const address = `${pages}/${(created.body as { data: { documentId: string } }).data.documentId}`;
      const refused = await reviewer('POST', `${address}/actions/publish`, begun);
      expect(refused.status).toBe(400);
      await reviewer('DELETE', address);
      return (refused.body as { error: Refused }).error.message;
    };
    expect(await refusalOf('ecole', 'nos-engagements')).toContain('/ecole/nos-engagements est déjà celle');
    expect(await refusalOf('formations', 'portes-ouvertes')).toContain('sous /formations');
  });
});

interface Refused {
  message: string;
  details: { errors: { path: string[] }[] };
}

describe('the list of entries to complete', () => {
  it('is shown to permitted accounts, worst first', async () => {
    const writer = await panelApi('redaction');
    const { status, body } = await writer('GET', '/duties/to-complete');
    expect(status).toBe(200);
    const { entries } = (body as { data: { entries: { findings: { severity: string; field: string }[] }[] } })
      .data;
    const duties = entries.map(
      ({ findings }) => findings.filter(({ severity }) => severity === 'duty').length,
    );
    expect(duties).toEqual([...duties].sort((a, b) => b - a));
    expect(duties[0]).toBeGreaterThan(0);
    expect(entries.flatMap(({ findings }) => findings).every(({ field }) => field !== '')).toBe(true);
  });

  it('is shown to no other account', async () => {
    const token = await fetch(`${new URL(apiUrl).origin}/duties/to-complete`);
    expect(token.status).toBe(401);
  });
});

describe('the service account', () => {
  it.each([
    ['/users', 403],
    ['/upload/files', 403],
    ['/programmes?fields[0]=duration', 400],
    ['/campuses/atlantis', 404],
    ['/nothing', 404],
  ])('is answered on %s with %i', async (address, status) => {
    const answer = await askSigned(address);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ data: null, error: { status } });
  });

  it('requires a token for every answer', async () => {
    const { status } = await fetch(`${apiUrl}/campuses`);
    expect([401, 403]).toContain(status);
  });
});

const askSigned = async (address: string) => (await signIn(apiUrl, account))(address);
