import { expect, it } from 'vitest';
import { ContentNotFound, ContentUnavailable } from '~/content/errors';
import { argumentsOf } from '~/framework/testing';
import { fileLoader } from './file-loader.server';

const argumentsAt = (path: string) => argumentsOf(new Request(`http://localhost:3000${path}`), {}, {});

it.each([
  ['not there', new ContentNotFound('GET /events/jpo'), 404],
  ['away', new ContentUnavailable('GET /events'), 503],
  ['lost to a mistake of the site', new TypeError('x is undefined'), 500],
])('a file whose content is %s says so in words, with the status', async (_, error, status) => {
  const answer = await fileLoader(async () => Promise.reject(error))(argumentsAt('/agenda.ics'));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

it('a file is answered as it was made', async () => {
  const file = new Response('BEGIN:VCALENDAR');
  expect(await fileLoader(async () => file)(argumentsAt('/agenda/jpo.ics'))).toBe(file);
});
