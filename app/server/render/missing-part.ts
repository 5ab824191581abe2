import { isBare } from '~/layout/bare-chrome';
import { bareContent, toRootData } from '~/layout/root-data.server';
import type { RenderedPart } from '~/parts/part';
import type { PartCache } from '~/parts/part-renderer.server';
import type { Services } from '~/services/services.server';
import { whileSame } from '../../../content-model/values/while-same';

/**
 * Makes parts that no loader has made: the chrome without data, if the root's loader failed or was not called (an
 * action has failed). Any other is a mistake, and is logged. Called before a page is rendered, because React
 * cannot render within a render.
 *
 * @returns the HTML of such a part; throws for one that only its page's loader can make
 */
export function missingPart({ parts, log }: Pick<Services, 'parts' | 'log'>): (part: RenderedPart) => string {
  const bareParts = barePartsOf(parts);
  return (part) => {
    const { id, version } = part;
    if (!isBare(part)) log.error({ part: id, version }, 'a part of a page is missing');
    const barePart = bareParts.find((candidate) => candidate.id === id);
    if (barePart?.html === undefined) throw new Error(`no loader has made the part ${id}`);
    return barePart.html;
  };
}

const barePartsOf = whileSame((parts: PartCache) => Object.values(toRootData(bareContent, '', parts).parts));
