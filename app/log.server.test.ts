import { expect, it } from 'vitest';
import { createLog } from './log.server';

let now = 0;
const lines: Record<string, unknown>[] = [];
const log = createLog('info', {
  instance: '3001',
  destination: { write: (text) => lines.push(JSON.parse(text)) },
  clock: () => now,
});
const denied = (file: string) =>
  Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: 'EACCES' });
const written = () => lines.splice(0).map(({ msg, unsaid }) => (unsaid ? [msg, unsaid] : [msg]));

it('logs a failure once a minute, whatever its subject, and then the number of repetitions', () => {
  for (let file = 0; file < 297; file += 1)
    log.warn({ err: denied(`/copies/${file}`), file }, 'cannot be read');
  log.warn({ err: new TypeError('x is undefined') }, 'cannot be read');
  expect(written()).toEqual([['cannot be read'], ['cannot be read']]);
  now += 60_000;
  log.warn({ err: denied('/copies/1') }, 'cannot be read');
  expect(written()).toEqual([['cannot be read', 296]]);
});

it('logs each line with another name, and each request', () => {
  for (const key of ['a', 'b', 'a']) log.warn({ key }, 'label missing');
  for (let count = 0; count < 3; count += 1) log.warn({ status: 503 }, 'request');
  for (let count = 0; count < 2; count += 1) log.info('well');
  expect(written().flat()).toEqual([
    ...['label missing', 'label missing', 'request', 'request', 'request', 'well', 'well'],
  ]);
});

it('logs five hundred requests a second, and then how many had no line', () => {
  const request = (requestId: number) => log.info({ requestId }, 'request');
  now += 1000;
  for (let count = 0; count < 530; count += 1) request(count);
  expect(written()).toHaveLength(500);
  now += 999;
  request(530);
  expect(written()).toEqual([]);
  now += 1;
  for (const requestId of [531, 532]) request(requestId);
  expect(written()).toEqual([['request', 31], ['request']]);
});

it('names the instance, and the time as people read it', () => {
  log.info('well');
  expect(lines.pop()).toMatchObject({ instance: '3001', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});
