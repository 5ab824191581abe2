/** Whatever Strapi refuses of saving, uploading and signing in, an editor reads in French. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFrench } from '../../content-service/strapi/src/content-api/in-french';
import {
  editorAccount,
  entriesOf,
  entriesWithSlug,
  headersOfTests,
  type PanelApi,
  panelApi,
  writtenId,
} from './panel-api';
import { button, closePanels, fieldOf, openEntry, signInToPanel } from './panel-browser';
import { refusalsInSources } from './refusals-in-sources';
import { strapiUnderTest } from './strapi-service';

/** What no editor reads, by why. A new message of another version of Strapi is in neither list. */
const english: Readonly<Record<string, readonly string[]>> = {
  'the panel itself reads it, and shows a French page': ['User not active'],
  'of Strapi’s paid functions, and of kinds of fields that the school has not': [
    'AI Metadata service is not enabled',
    'AI metadata generation failed in controller',
    'AI metadata job failed',
    'Failed to get AI metadata count',
    'Failed to retrieve AI token',
    'No active job found',
    'No images without metadata found',
    'Block node is of invalid type',
    'Heading node children must have at least one Text or Link node',
    'Inline node must be Text or Link',
    'Inline node must be list-item or list',
    'List node children must have at least one ListItem or ListNode',
    'Paragraph node children must have at least one Text or Link node',
    'Please specify a valid link.',
    'Quote node children must have at least one Text or Link node',
    'Text must be defined with at least an empty string',
  ],
  'of the log, or of a start that fails': [
    'AI generated metadata successfully for x files',
    'AI metadata generation failed for a chunk of files',
    'AI metadata generation failed on replace, proceeding without it',
    'AI metadata generation failed, proceeding without AI enhancements',
    'AI metadata job failed:',
    'Contacting AI Server for media metadata generation',
    'Could not remove partial temp file x: x',
    'Failed to clean join table "x": x',
    'Failed to detect MIME type from file: x',
    'Failed to detect MIME type: x',
    'Failed to fetch image',
    'Failed to fetch image from URL: x (x)',
    'Failed to read file: x',
    'Failed to revoke admin sessions during logout',
    'Invalid configuration: allowedTypes must be an array of strings.',
    'Invalid configuration: deniedTypes must be an array of strings.',
    'Invalid config.api.documents.strictParams value: "x". Expected boolean (true or false).',
    'Invalid config.api.documents.strictRelations value: "x". Expected boolean (true or false).',
    'MIME type detection returned application/zip; trusting extension for allow list',
    'Missing file buffer',
    'Missing file stream',
    'No upload security configuration found. Consider configuring plugin.upload.security for enhanced file validation.',
    'Removed x ghost relations with publication state mismatches from x',
    "Some users (x) don't have any role.",
    'Target model x not found, skipping x',
    "The upload folder (x) doesn't exist or is not accessible. Please make sure it exists.",
    'URL fetch progress callback threw, ignoring: x',
    'Unexpected error during file validation',
    'LENGTH(x) AS depth, COUNT(*) AS occurence',
    'CASE x ELSE ?? END',
    'integer >= x or -1',
    'x.id as join_id',
  ],
  'of a request that the panel’s forms do not make': [
    'Cannot build relations store from component, component identifier is undefined',
    'Cannot build relations store from dynamiczone, component identifier is undefined',
    'Cannot build relations store: "uid" is undefined',
    'Cannot delete a draft document',
    "Cannot register the first admin because the super admin role doesn't exist.",
    'ContentType not found',
    'Create requires data attribute',
    'Expected a string, got a x',
    'Expected an array to create repeatable component',
    'Fields format are incorrect (bad nesting).',
    'Fields format are incorrect (duplicates).',
    'File id is required',
    'File id is required and must be a single value',
    'Invalid attribute type',
    'Invalid fields property at x',
    'Invalid locale param x provided. Document locales must be strings.',
    'Invalid pagination',
    'Invalid pagination parameters. Cannot use both page-based (page, pageSize) and offset-based (start, limit) pagination in the same query.',
    "Invalid parameter at 'locale'. Expected a string, array of strings, empty string, null, or undefined; received: object",
    "Invalid parameter at 'status'. Expected 'published' or 'draft', received: x",
    "Invalid parameter at 'withCount'. Expected a boolean, received: x",
    "Invalid parameter at 'x'. Expected a string, received: x",
    "Invalid parameter at 'x'. Expected x, received: x",
    "Invalid parameter at 'x'. x.",
    "Invalid params: 'lookup'",
    'Invalid payload submitted for the x of an entity of type x. Expected an object, but got x',
    'Invalid property set at x',
    'Invalid subject submitted',
    'Invalid withCount parameter. Expected "t","1","true","false","0","f"',
    'Some permissions are duplicated (same action and subject)',
    "The model x doesn't exist",
    'The permission at x must have fields set to null or undefined',
    "The relational field x doesn't exist on x",
    'This feature is not implemented yet',
    'User not found for email: x',
    'Validation failed: Model not found',
    'You cannot register a new super admin',
    'action is not an existing permission action',
    "contains conditions that don't exist",
    'is not a plugin name',
    'x is not a valid sort attribute',
    'x is not an existing plugin',
    'x must be a valid `uid` attribute',
  ],
  'the name of a validator, or of a program’s own value': [
    'check that all relations exist',
    'is a function',
    'is in camelCase',
    'is in kebab-case',
    'only contains functions',
    'x contains values that are not functions',
    'x is not a function',
    'x is not in camel case (anExampleOfCamelCase)',
    'x is not in kebab case (an-example-of-kebab-case)',
  ],
};

describe('the refusals in Strapi’s sources', () => {
  const known = new Set(Object.values(english).flat());
  const sources = refusalsInSources();

  it.each(sources.filter((words) => !known.has(words)))('%s: is in French', (words) => {
    expect(inFrench(words)).not.toBe(words);
  });

  it('of those that stay English, none is gone or French', () => {
    expect([...known].filter((words) => !sources.includes(words) || inFrench(words) !== words)).toEqual([]);
  });
});

const campuses = 'api::campus.campus';
const news = 'api::news-item.news-item';
const pages = 'api::article.article';
const settings = '/content-manager/single-types/api::setting.setting';
const slug = 'essai-en-francais';
const newsThere = 'angers-vis-ma-vie-en-bts-gpn';
const { origin } = new URL(strapiUnderTest().apiUrl);
let reviewer: PanelApi;

const remove = async () => {
  for (const uid of [news, campuses, pages])
    for (const id of await entriesWithSlug(reviewer, uid, slug))
      await reviewer('DELETE', `${entriesOf(uid)}/${id}`);
};
beforeAll(async () => {
  reviewer = await panelApi('relecture');
  await remove();
});
afterAll(async () => {
  await closePanels();
  await remove();
});

/** Strapi fetches the file, and answers with events. */
async function uploadFrom(url: string) {
  const { email, password } = editorAccount('relecture');
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers: { ...headers, ...headersOfTests() } };
  const session = await fetch(`${origin}/admin/login`, {
    ...asked,
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await session.json()) as { data: { token: string } };
  const answer = await fetch(`${origin}/upload/actions/upload-from-urls`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${data.token}` },
    body: JSON.stringify({ urls: [url] }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Words that only English has. */
const englishWords = /\b(?:must|the|is|be|are|not|error|please|invalid|server|match)\b/i;

interface Refusal {
  error: { message: string; details?: { errors?: { path: string[]; message: string }[] } };
}

/** What an answer says, and under which fields. */
function said({ status, body }: { status: number; body: unknown }): string[] {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).not.toBe(500);
  const { message, details } = (body as Refusal).error;
  const words = [message, ...(details?.errors ?? []).map(({ message }) => message)];
  for (const one of words) expect(one).not.toMatch(englishWords);
  return words;
}

const draft = (fields: object) => reviewer('POST', entriesOf(news), { title: 'Essai', slug, ...fields });
const originals: Readonly<Record<string, string>> = { [news]: newsThere, [campuses]: 'lyon' };

/** Publishes a copy with these fields. */
async function publishing(uid: string, fields: object) {
  const [original] = await entriesWithSlug(reviewer, uid, originals[uid] ?? '');
  const id = writtenId(await reviewer('POST', `${entriesOf(uid)}/clone/${original}`, { slug }));
  const answer = await reviewer('POST', `${entriesOf(uid)}/${id}/actions/publish`, fields);
  await reviewer('DELETE', `${entriesOf(uid)}/${id}`);
  return answer;
}

describe('a value that a database cannot keep is refused where it is entered', () => {
  it.each([
    ['a slug', { slug: 'a'.repeat(300) }, news],
    ['a title', { title: 'a'.repeat(300) }, news],
    ['an e-mail address', { email: `${'a'.repeat(300)}@ecole.fr` }, campuses],
    ['a picked address', { shareImage: null, url: `/${'a'.repeat(300)}` }, 'api::answer.answer'],
  ])('%s', async (_, fields, uid) => {
    const answer = await reviewer('POST', entriesOf(uid), { title: 'Essai', slug, ...fields });
    expect(said(answer).join(' ')).toMatch(/[Aa]u plus \d+/);
  });
});

it('a whole number that PostgreSQL cannot keep is refused in French', async () => {
  const page = { title: 'Essai', rubrique: 'ecole', slug, position: 3_000_000_000 };
  const { status, body } = await reviewer('POST', entriesOf(pages), page);
  expect(status).toBe(400);
  expect((body as Refusal).error.message).toContain('plus');
});

describe('an editor reads in French', () => {
  it.each([
    ['a slug that exists', news, { slug: newsThere }, 'déjà'],
    ['a slug with a space', news, { slug: 'un essai' }, 'espace'],
    ['a slug with an accent', news, { slug: 'été' }, 'espace'],
    ['a required field', news, { title: null }, 'remplir'],
    ['an e-mail address that is none', campuses, { email: 'a' }, 'adresse électronique'],
    ['a number that is none', campuses, { latitude: 'nord' }, 'nombre'],
    ['a number out of bounds', campuses, { latitude: 1000 }, 'plus'],
  ])('%s', async (_, uid, fields, word) => {
    expect(said(await publishing(uid, fields)).join(' ')).toContain(word);
  });

  it('an entry that is gone', async () => {
    expect(said(await reviewer('PUT', `${entriesOf(news)}/gone`, { title: 'a' })).join(' ')).toContain(
      'plus là',
    );
  });

  it('more than is saved at once', async () => {
    expect(said(await draft({ body: 'a'.repeat(2_000_000) })).join(' ')).toContain('trop');
  });

  it('what the account may not do', async () => {
    const writer = await panelApi('redaction');
    expect(said(await writer('PUT', settings, {})).join(' ')).toContain('droit');
  });

  it.each([
    ['a name with a slash', { name: 'a/b' }],
    ['a name that is taken', { name: slug }],
    ['a folder in none', { name: 'a', parent: 999_999 }],
    ['no name', { name: '' }],
  ])('a folder with %s', async (_, folder) => {
    const made = await reviewer('POST', '/upload/folders', { name: slug, parent: null });
    said(await reviewer('POST', '/upload/folders', { parent: null, ...folder }));
    const { data } = made.body as { data: { id: number } };
    await reviewer('POST', '/upload/actions/bulk-delete', { folderIds: [data.id] });
  });

  it('an address from which no file comes, in the stream that says so', async () => {
    const { status, text } = await uploadFrom('http://127.0.0.1/photo.jpg');
    expect(status).toBe(200);
    expect(text).toContain('https://');
    expect(/"message":"([^"]*)"/.exec(text)?.[1]).not.toMatch(englishWords);
  });

  it('a wrong password, and too many', async () => {
    const answers: string[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const answer = await fetch(`${origin}/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${slug}@ecole.example`, password: 'Faux' }),
      });
      answers.push(...said({ status: answer.status, body: await answer.json() }));
    }
    expect(answers[0]).toContain('mot de passe');
    expect(answers.at(-1)).toContain('minutes');
  });

  it.each([
    ['too short', 'Ab1'],
    ['without a number', 'Abcdefghij'],
    ['without a capital', 'abcdefgh1'],
    ['too long', `Ab1${'x'.repeat(100)}`],
  ])('a new password that is %s', async (_, password) => {
    said(await reviewer('PUT', '/admin/users/me', { password, currentPassword: 'x' }));
  });
});

it('a slug with a space is told in words under its field, not by a regular expression', async () => {
  const page = await signInToPanel('relecture');
  await openEntry(page, news, 'create');
  await fieldOf(page, 'title').fill('Essai');
  await fieldOf(page, 'slug').fill('un essai');
  await button(page, 'Publier').click();
  await page.getByText('ni espace').first().waitFor();
  expect(await page.getByText('must match').count()).toBe(0);
});
