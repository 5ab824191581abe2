/** Finds terms in structured data that schema.org does not define. */
import type { Accepted, Vocabulary } from './vocabulary';

export type Node = { readonly [property: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns one line per violation: its place and the error */
export function violations(vocabulary: Vocabulary, node: Node, place = String(node['@type'])): string[] {
  const type = node['@type'];
  if (typeof type !== 'string' || !vocabulary.hasType(type)) return [`${place}: no type ${String(type)}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type') return [];
    if (name === '@id') return isAddress(value) ? [] : [`${place}.@id: no absolute address`];
    // schema.org/docs/actions.html: the visitor's inputs are properties beside the action.
    if (/-(?:input|output)$/.test(name))
      return typeof value === 'string' ? [] : [`${place}.${name}: no text`];
    const accepted = vocabulary.property(type, name);
    if (!accepted) return [`${place}.${name}: ${type} has no such property`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one, index) => {
      const where = `${place}.${name}${values.length > 1 ? `[${index}]` : ''}`;
      if (isNode(one)) return nodeViolations(vocabulary, one, accepted, where);
      return fits(one, accepted) ? [] : [`${where}: ${JSON.stringify(one)} is not expected there`];
    });
  });
}

function nodeViolations(vocabulary: Vocabulary, node: Node, accepted: Accepted, place: string): string[] {
  const type = node['@type'];
  if (type === undefined) {
    const onlyId = Object.keys(node).join() === '@id';
    return onlyId && accepted.reference ? [] : [`${place}: neither a type nor a reference`];
  }
  const expected = accepted.types.has(String(type))
    ? []
    : [`${place}: ${String(type)} is not expected there`];
  return [...expected, ...violations(vocabulary, node, place)];
}

function fits(value: unknown, accepted: Accepted): boolean {
  if (typeof value === 'number') return accepted.number && Number.isFinite(value);
  if (typeof value === 'boolean') return accepted.boolean;
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (accepted.literals.has(value)) return true;
  return [...accepted.texts].some((kind) => (texts[kind] ?? isAnyText)(value));
}

const isAnyText = () => true;
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
/** An hour without its offset from UTC is a different hour in another zone. */
const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

const texts: Readonly<Record<string, (value: string) => boolean>> = {
  URL: isAddress,
  Date: isDay,
  DateTime: isMoment,
  Duration: (value) => /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?)?$/.test(value),
};
