/** The pages the tests of quality go over: every template, each with its edges (`tools/screens.mjs`). */
import { type Template, templates } from '../../tools/screens.mjs';

export interface TemplatePage {
  template: string;
  /** What is special about this page of its template; null for the usual one. */
  edge: string | null;
  address: string;
  /** What the address answers. */
  status: number;
}

const pagesOf = ({ name, address, status = 200, edges = {} }: Template): TemplatePage[] => [
  { template: name, edge: null, address, status },
  ...Object.entries(edges).map(([edge, other]) => ({ template: name, edge, address: other, status })),
];

/** Every template, and every edge of each. */
export const allPages: readonly TemplatePage[] = templates.flatMap(pagesOf);

/** Every template as visitors mostly find it. */
export const usualPages: readonly TemplatePage[] = allPages.filter(({ edge }) => edge === null);

/** Statuses of error pages, which the browser notes in its console. */
export const errorStatuses: number[] = [...new Set(allPages.map(({ status }) => status))].filter(
  (status) => status !== 200,
);

/** Deals pages out to a few tests, so that they share the workers: one page a test would pay for a browser page each. */
export function inGroups<Item>(items: readonly Item[], groups: number): Item[][] {
  return Array.from({ length: groups }, (_, group) =>
    items.filter((_item, index) => index % groups === group),
  );
}
