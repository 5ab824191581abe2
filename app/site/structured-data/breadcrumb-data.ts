import type { BreadcrumbList } from 'schema-dts';
import type { BreadcrumbTrail } from '~/ui/breadcrumb-record';
import { addressOf, type Description, type Facts } from './facts';

/** Structured data (schema.org) of the breadcrumb a page shows. Pure. */
export function breadcrumbData({ trail, current }: BreadcrumbTrail): Description {
  return (facts: Facts): BreadcrumbList => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: addressOf(facts, href),
      })),
      // The page itself: its address may be left out, and no crumb links to itself.
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  });
}
