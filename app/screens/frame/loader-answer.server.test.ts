import { describe, expect, it } from 'vitest';
import { loaderAnswer, PageAnswer, takesPageAnswers } from './loader-answer.server';

const data = { title: 'Agenda' };

describe('what a loader answers', () => {
  it('is JSON to Remix’s own server', async () => {
    const answer = loaderAnswer(data, {}, new Headers({ 'cache-control': 'no-store' }));
    expect(answer).toBeInstanceOf(Response);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual(data);
  });

  it('is the data itself to the site’s server, which can make of it what Remix takes', async () => {
    const headers = new Headers({ 'cache-control': 'no-store', 'set-cookie': 'a=b' });
    const answer = loaderAnswer(data, { [takesPageAnswers]: true }, headers) as unknown as PageAnswer;
    expect(answer).toBeInstanceOf(PageAnswer);
    expect(answer.data).toBe(data);
    expect(answer.headers).toBe(headers);
    const response = answer.toResponse();
    expect([response.status, response.headers.get('cache-control'), response.headers.getSetCookie()]).toEqual(
      [200, 'no-store', ['a=b']],
    );
    expect(await response.json()).toEqual(data);
  });
});
