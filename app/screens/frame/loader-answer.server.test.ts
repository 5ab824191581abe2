import { describe, expect, it } from 'vitest';
import { handedOver, handsOver, loaderAnswer } from './loader-answer.server';

const data = { title: 'Agenda' };
const ownServer = { [handsOver]: true };

describe('what a loader answers', () => {
  it('is JSON to Remix’s own server', async () => {
    const answer = loaderAnswer(data, {}, new Headers({ 'cache-control': 'no-store' }));
    expect(answer).toBeInstanceOf(Response);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual(data);
    expect(handedOver(answer)).toBeNull();
  });

  it('is the data itself to the site’s server, in what Remix takes for a response', async () => {
    const answer = loaderAnswer(data, ownServer);
    expect(await answer.json()).toBe(data);
    expect([answer.status, answer.statusText, typeof answer.body]).toEqual([200, '', 'string']);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(handedOver(answer)?.data).toBe(data);
    expect(handedOver(answer)?.headers).toBe(answer.headers);
  });

  it('is not handed over with a visitor’s cookie, nor where it is something else', () => {
    expect(handedOver(loaderAnswer(data, ownServer, new Headers({ 'set-cookie': 'a=b' })))).toBeNull();
    for (const other of [null, undefined, 'texte', Response.json(data)]) expect(handedOver(other)).toBeNull();
  });
});
