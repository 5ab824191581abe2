/** The panel's own API, as one of its accounts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { doorHeader, doorProof } from '~/editors/door-proof';
import { strapiFolder } from './strapi-process';
import { strapiUnderTest } from './strapi-service';

export type Role = 'redaction' | 'relecture' | 'administration';
export type PanelApi = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: never }>;

export interface EditorAccount {
  role: Role;
  email: string;
  password: string;
}

export function editorAccount(role: Role): EditorAccount {
  const { editors } = JSON.parse(readFileSync('content-service/strapi/.tmp/accounts.json', 'utf8'));
  return editors.find((editor: EditorAccount) => editor.role === role);
}

/** Strapi lets an account sign in five times in five minutes, and the whole of these tests does it more often. */
export function headersOfTests(): Record<string, string> {
  const secrets = readFileSync(path.join(strapiFolder, '.env'), 'utf8');
  const secret = /^PREVIEW_SECRET=(.*)$/m.exec(secrets)?.[1];
  return secret === undefined ? {} : { [doorHeader]: doorProof(secret) };
}

const originUnderTest = () => new URL(strapiUnderTest().apiUrl).origin;

/** @param origin of the panel, where it is another than the one under test */
export async function panelApi(role: Role, origin = originUnderTest()): Promise<PanelApi> {
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : headersOfTests()),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : null) as never };
  };
  const { email, password } = editorAccount(role);
  const session = await call('POST', '/admin/login', { email, password });
  const { token } = (session.body as { data: { token: string } }).data;
  return (method, path, body) => call(method, path, body, token);
}

export const entriesOf = (uid: string): string => `/content-manager/collection-types/${uid}`;

/** Every entry of a type with that slug. */
export async function entriesWithSlug(api: PanelApi, uid: string, slug: string): Promise<string[]> {
  const query = new URLSearchParams({ 'filters[slug][$eq]': slug });
  const { body } = await api('GET', `${entriesOf(uid)}?${query}`);
  return (body as { results: { documentId: string }[] }).results.map(({ documentId }) => documentId);
}

/** The id of what was just written. @throws on a refusal, with its words */
export function writtenId({ status, body }: { status: number; body: never }): string {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { data: { documentId: string } }).data.documentId;
}

/** A copy of the entry with a slug, published with other fields, its own slug among them. @returns its id */
export async function publishedCopy(
  api: PanelApi,
  uid: string,
  source: string,
  fields: { slug: string; [name: string]: unknown },
): Promise<string> {
  const [original] = await entriesWithSlug(api, uid, source);
  const id = writtenId(await api('POST', `${entriesOf(uid)}/clone/${original}`, fields));
  writtenId(await api('POST', `${entriesOf(uid)}/${id}/actions/publish`, {}));
  return id;
}
