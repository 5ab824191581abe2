/** Strapi's media library, as an editor of the panel fills it. */
import { editorAccount } from './panel-api';
import { strapiUnderTest } from './strapi-service';

/** @returns the media object, as answers have it */
export type Upload = (name: string, type: string, bytes: Buffer) => Promise<object>;

/** Signs in; `remove` takes back what was uploaded. */
export async function mediaLibrary(): Promise<{ upload: Upload; remove(): Promise<void> }> {
  const { origin } = new URL(strapiUnderTest().apiUrl);
  const { email, password } = editorAccount('relecture');
  const login = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const uploaded: number[] = [];
  return {
    async upload(name, type, bytes) {
      const form = new FormData();
      form.set('files', new Blob([new Uint8Array(bytes)], { type }), name);
      const answer = await fetch(`${origin}/upload`, { method: 'POST', headers, body: form });
      const body = await answer.json();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${JSON.stringify(body)}`);
      const [file] = body as [{ id: number }];
      uploaded.push(file.id);
      return file;
    },
    async remove() {
      for (const id of uploaded) await fetch(`${origin}/upload/files/${id}`, { method: 'DELETE', headers });
    },
  };
}
