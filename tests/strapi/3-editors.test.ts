/** The panel's roles: who writes does not publish; what is published is answered, what is taken back is not. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './signed-in';
import { strapiUnderTest } from './strapi-service';

const { apiUrl, account } = strapiUnderTest();
const origin = new URL(apiUrl).origin;
const entries = '/content-manager/collection-types/api::faq.faq';
const question = {
  slug: 'question-des-tests',
  question: 'Une question ?',
  answer: '**Oui.**',
  topic: 'tests',
};

type Panel = (method: string, path: string, body?: object) => Promise<{ status: number; body: never }>;

async function panelOf(role: string): Promise<Panel> {
  const { editors } = JSON.parse(readFileSync('content-service/strapi/.tmp/accounts.json', 'utf8'));
  const editor = editors.find((one: { role: string }) => one.role === role);
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
  };
  const { email, password } = editor;
  const session = await call('POST', '/admin/login', { email, password });
  const { token } = (session.body as { data: { token: string } }).data;
  return (method, path, body) => call(method, path, body, token);
}

describe('editors', () => {
  let writer: Panel;
  let reviewer: Panel;
  let ask: Awaited<ReturnType<typeof signIn>>;
  let documentId: string;

  beforeAll(async () => {
    writer = await panelOf('redaction');
    reviewer = await panelOf('relecture');
    ask = await signIn(apiUrl, account);
    const created = await writer('POST', entries, question);
    expect(created.status).toBe(201);
    documentId = (created.body as { data: { documentId: string } }).data.documentId;
  });
  afterAll(async () => {
    await reviewer('DELETE', `${entries}/${documentId}`);
  });

  const shown = () => ask(`/faqs/${question.slug}`);
  const publish = (panel: Panel) => panel('POST', `${entries}/${documentId}/actions/publish`, question);

  it('who writes prepares a draft that nobody sees, and may not publish it', async () => {
    expect((await shown()).status).toBe(404);
    expect((await publish(writer)).status).toBe(403);
    expect((await shown()).status).toBe(404);
  });

  it('who reviews publishes, and takes back', async () => {
    expect((await publish(reviewer)).status).toBe(200);
    expect(await shown()).toMatchObject({
      status: 200,
      body: { data: { question: question.question, answer: '<p><strong>Oui.</strong></p>\n' } },
    });
    await reviewer('POST', `${entries}/${documentId}/actions/unpublish`, {});
    expect((await shown()).status).toBe(404);
  });

  it('neither reads the complaints that visitors sent', async () => {
    const complaints = '/content-manager/collection-types/api::complaint.complaint';
    expect((await writer('GET', complaints)).status).toBe(403);
    expect((await reviewer('GET', complaints)).status).toBe(403);
  });

  it('a programme without its regulated parts can be kept, and not published', async () => {
    const programmes = '/content-manager/collection-types/api::programme.programme';
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
    await reviewer('DELETE', address);
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

  it('without a token nothing is answered', async () => {
    const { status } = await fetch(`${apiUrl}/campuses`);
    expect([401, 403]).toContain(status);
  });
});

const askSigned = async (address: string) => (await signIn(apiUrl, account))(address);
