/** The pages the tests of quality go over: every template, each with its edges (`tools/screens.mjs`). */
import { type Template, templates } from '../../tools/screens.mjs';
import { runsWholeMatrix } from '../matrices/sample';

export interface TemplatePage {
  template: string;
  /** The special state of this page of its template; null for the usual one. */
  edge: string | null;
  address: string;
  /** The status of the address. */
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

/** Two screens, CSS pixels. On a phone a pixel is two of the device's, as on nearly all. */
export const screens = {
  phone: { width: 360, height: 780, deviceScaleFactor: 2 },
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1 },
} as const;

/**
 * The screen on which axe checks a template: on one without scripts, on the other with them; in the gate by turns one of
 * the two, and null for the other. Of its edge cases, whose difference is in their HTML, it checks the one on a phone.
 */
export function screenForAxe(
  { template, edge }: TemplatePage,
  hasScripts: boolean,
): keyof typeof screens | null {
  if (edge !== null) return 'phone';
  const turn = usualPages.findIndex((page) => page.template === template);
  const isTurn = turn % 4 === 0 || turn % 4 === 3;
  if (!runsWholeMatrix && isTurn !== hasScripts) return null;
  return (turn % 2 === 0) === hasScripts ? 'phone' : 'desktop';
}
