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

it('logs each line that names another label, and each request', () => {
  for (const key of ['a', 'b', 'a']) log.warn({ key }, 'label missing');
  for (let count = 0; count < 3; count += 1) log.warn({ status: 503 }, 'request');
  for (let count = 0; count < 2; count += 1) log.info('well');
  expect(written().flat()).toEqual([
    ...['label missing', 'label missing', 'request', 'request', 'request', 'well', 'well'],
  ]);
});

it('logs a complaint about content once a minute for each call, block and kind, whatever else it says', () => {
  now += 60_000;
  for (let dropped = 0; dropped < 4; dropped += 1) log.warn({ path: '/iet-news', dropped }, 'dropped');
  log.warn({ path: '/events' }, 'dropped');
  log.warn({ path: '/events' }, 'unknown');
  for (const place of ['/#1', '/#2', '/#1']) log.warn({ place }, 'unknown');
  expect(written().flat()).toEqual(['dropped', 'dropped', 'unknown', 'unknown', 'unknown']);
  now += 60_000;
  log.warn({ path: '/iet-news', dropped: 4 }, 'dropped');
  expect(written()).toEqual([['dropped', 3]]);
});

it('remembers five hundred lines: a service that complains of everything fills no memory', () => {
  now += 60_000;
  for (let index = 0; index <= 500; index += 1) log.warn({ path: `/${index}` }, 'dropped');
  expect(written()).toHaveLength(501);
  log.warn({ path: '/500' }, 'dropped');
  expect(written()).toEqual([]);
  log.warn({ path: '/0' }, 'dropped');
  expect(written()).toHaveLength(1);
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
