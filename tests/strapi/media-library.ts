/** Strapi's media library, as an editor of the panel fills it. */
import { editorAccount } from './panel-api';
import { strapiUnderTest } from './strapi-service';

/** @returns the media object, as answers have it */
export type Upload = (name: string, type: string, bytes: Buffer) => Promise<object>;

export interface MediaLibrary {
  upload: Upload;
  /** Gives a file other bytes. */
  replace(id: number, ...file: Parameters<Upload>): Promise<object>;
  /** Takes back what was uploaded. */
  remove(): Promise<void>;
}

/** Signs in. @param origin of the panel, where it is another than the one under test */
export async function mediaLibrary(origin = new URL(strapiUnderTest().apiUrl).origin): Promise<MediaLibrary> {
  const { email, password } = editorAccount('relecture');
  const login = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const uploaded: number[] = [];
  async function send(address: string, ...[name, type, bytes]: Parameters<Upload>): Promise<{ id: number }> {
    const form = new FormData();
    form.set('files', new Blob([new Uint8Array(bytes)], { type }), name);
    const answer = await fetch(origin + address, { method: 'POST', headers, body: form });
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${JSON.stringify(body)}`);
    return [body].flat()[0];
  }
  return {
    async upload(...file) {
      const stored = await send('/upload', ...file);
      uploaded.push(stored.id);
      return stored;
    },
    replace: (id, ...file) => send(`/upload?id=${id}`, ...file),
    async remove() {
      for (const id of uploaded) await fetch(`${origin}/upload/files/${id}`, { method: 'DELETE', headers });
    },
  };
}
