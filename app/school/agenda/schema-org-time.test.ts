import { expect, it } from 'vitest';
import { schemaOrgTime } from './schema-org-time';

it.each([
  ['2026-12-12T10:00:00+01:00', '2026-12-12T10:00:00+01:00'],
  ['2026-12-31T24:00:00-04:00', '2027-01-01T00:00:00-04:00'],
  ['2026-12-12', '2026-12-12'],
])('%s is %s to readers of schema.org', (time, expected) => {
  expect(schemaOrgTime(time)).toBe(expected);
});
