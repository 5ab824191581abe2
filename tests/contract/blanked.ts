/** Answers of the content service without any optional value. */

import type { CollectionName } from '../../content-model/places';
import { type Attribute, attributesOf, attributesOfSchema } from '../../content-service/contract/attributes';
import { servedCollections, singles } from '../../content-service/contract/collections';

type Wire = Record<string, unknown>;

/** How a value is absent: with or without whole components and relations. */
export const absences = ['null', 'left out', 'empty text', 'null inside components'] as const;
type Absence = (typeof absences)[number];

const collections = new Map(
  Object.entries(servedCollections).map(([name, { path }]) => [
    path.replace('{namespace}', 'iet'),
    name as CollectionName,
  ]),
);

/** The answer with every optional value absent; any other answer as it is. */
export async function blanked(request: Request, response: Response, absence: Absence): Promise<Response> {
  if (!response.ok) return response;
  const [, , first = '', second] = new URL(request.url).pathname.split('/');
  if (first === 'users' && second === 'me') {
    const settings = (await response.json()) as Wire;
    return Response.json(
      blank(settings, attributesOfSchema('settings', singles.settings.schema), absence, true),
    );
  }
  const collection = collections.get(first);
  if (!collection) return response;
  const body = (await response.json()) as { data: Wire | Wire[] };
  const attributes = attributesOf(collection);
  const entry = (wire: Wire) => blank(wire, attributes, absence, true);
  return Response.json({ ...body, data: Array.isArray(body.data) ? body.data.map(entry) : entry(body.data) });
}

const texts = new Set(['string', 'text', 'richtext', 'email', 'date', 'datetime', 'enumeration', 'slug']);

function blank(wire: Wire, attributes: readonly Attribute[], absence: Absence, isEntry: boolean): Wire {
  const changed = { ...wire };
  for (const attribute of attributes) {
    const { name, kind } = attribute;
    // Without it an entry is a draft, which no list of the site requests.
    if (!(name in changed) || name === 'publishDate') continue;
    // An untouched switch is null; the long text of an entry may still be empty.
    const optional = !attribute.required || kind === 'boolean' || (isEntry && kind === 'richtext');
    if (optional && isMadeAbsent(attribute, absence)) {
      if (absence === 'left out') delete changed[name];
      else changed[name] = absence === 'empty text' ? '' : null;
    } else if (changed[name] !== null) changed[name] = inside(changed[name], attribute, absence);
  }
  return changed;
}

function isMadeAbsent({ kind }: Attribute, absence: Absence): boolean {
  if (absence === 'empty text') return texts.has(kind);
  return absence !== 'null inside components' || !['component', 'group', 'zone'].includes(kind);
}

function inside(value: unknown, attribute: Attribute, absence: Absence): unknown {
  const each = (attributes: readonly Attribute[]) => (item: unknown) =>
    blank(item as Wire, attributes, absence, false);
  switch (attribute.kind) {
    case 'component':
      // A button has one of the two, and null for the other.
      if (attribute.component.name === 'shared.action')
        return (value as Wire[]).map((button) => ({ href: null, action: null, ...button }));
      return attribute.many
        ? (value as unknown[]).map(each(attribute.component.attributes))
        : each(attribute.component.attributes)(value);
    case 'group':
      return each(attribute.attributes)(value);
    case 'zone':
      return (value as Wire[]).map((item) => {
        const component = attribute.components.find(({ name }) => name === item.__component);
        return component ? each(component.attributes)(item) : item;
      });
    default:
      return value;
  }
}
