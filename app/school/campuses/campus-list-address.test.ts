import { describe, expect, it } from 'vitest';
import { campusesHref, parseCampusOrder } from './campus-list-address';

describe('the order in the address', () => {
  it.each([
    ['region', null, '/campus'],
    ['name', null, '/campus?tri=nom'],
    ['region', 'saint-denis-97400', '/campus?pres-de=saint-denis-97400'],
    ['name', 'saint-denis-97400', '/campus?pres-de=saint-denis-97400&tri=nom'],
  ] as const)('%s, near “%s”: %s', (order, place, address) => {
    expect(campusesHref(order, place)).toBe(address);
    expect(parseCampusOrder(new URL(address, 'http://site.invalid').searchParams)).toBe(order);
  });

  it('are grouped by region when the order is unknown', () => {
    expect(parseCampusOrder(new URLSearchParams('tri=prix'))).toBe('region');
  });
});
