import { describe, expect, it } from 'vitest';
import { readForm } from './read-form';

const post = (body: BodyInit | null, type?: string) =>
  new Request('http://site.example/crm/brochure', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
const urlencoded = 'application/x-www-form-urlencoded;charset=UTF-8';

describe('reading a form', () => {
  it('reads the fields a browser sends', async () => {
    const form = await readForm(post('course=bts-gpn&campus=la-reunion', urlencoded));
    expect(form?.get('campus')).toBe('la-reunion');
  });

  it('reads a request without a body as an empty form', async () => {
    expect([...((await readForm(post(null))) ?? [['x', 'y']])]).toEqual([]);
  });

  it('reads no other kind of body', async () => {
    expect(await readForm(post('{"course":"bts-gpn"}', 'application/json'))).toBeNull();
    expect(await readForm(post('course=a', 'application/x-www-form-urlencoded-evil'))).toBeNull();
    expect(await readForm(post('course=a', 'text/x; as=application/x-www-form-urlencoded'))).toBeNull();
    expect(await readForm(post(new Blob(['course=a'])))).toBeNull();
  });

  it('reads letters whose bytes come in two parts', async () => {
    const bytes = new TextEncoder().encode('course=é');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, -1));
        controller.enqueue(bytes.slice(-1));
        controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': urlencoded } };
    const form = await readForm(new Request('http://site.example/', init as RequestInit));
    expect(form?.get('course')).toBe('é');
  });

  it('reads sixteen kilobytes and no byte more', async () => {
    const body = (length: number) => post(`course=${'a'.repeat(length - 'course='.length)}`, urlencoded);
    expect(await readForm(body(16_384))).not.toBeNull();
    expect(await readForm(body(16_385))).toBeNull();
  });

  it('stops reading a body that is too large', async () => {
    expect(await readForm(post(`course=${'a'.repeat(20_000)}`, urlencoded))).toBeNull();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(8 * 1024).fill(97));
      },
    });
    const request = new Request('http://site.example/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': urlencoded },
    } as RequestInit);
    expect(await readForm(request)).toBeNull();
    expect(sent).toBeLessThan(8);
  });
});
