/** Structured data as a page carries it. Pure. */
import type { Graph, Thing } from 'schema-dts';
import { withOrdinarySpaces } from '../../../content-model/values/non-breaking-spaces';

/**
 * A data block a browser never runs. Characters that could end the element, open a comment, or break a line of
 * JavaScript are escaped, which JSON reads as the same character.
 */
export function structuredDataScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = withOrdinarySpaces(JSON.stringify(graph)).replace(/[<>&\u2028\u2029]/g, asEscape);
  return `<script type="application/ld+json">${json}</script>`;
}

function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
