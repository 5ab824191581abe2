import { describe, expect, it } from 'vitest';
import { requestedStatus } from './requested-status';

const status = (query: string) => requestedStatus(new URLSearchParams(query));

describe('the status the debug page shows', () => {
  it.each([400, 401, 403, 404, 418, 500, 503, 504, 599])('is %i on request', (code) => {
    expect(status(`status=${code}`)).toBe(code);
  });

  it.each([
    '',
    'status=',
    'status=200',
    'status=399',
    'status=600',
    'status=404.5',
    'status=4e2',
    'status= 404',
    'status=404&status=403',
    'status=<b>',
  ])('is 500 for %j', (query) => {
    expect(status(query)).toBe(500);
  });
});
