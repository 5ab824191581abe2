/** An element as React makes it: its name, its props, its content as HTML. */
export interface PartElement {
  tag: string;
  props: Readonly<Record<string, string>>;
  inner: string;
}

const openingTag = /^<([a-z][a-z0-9-]*)((?: [^\s=>]+="[^"]*")*)>/;
const propNames: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };
const charactersByEntity: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/**
 * The outermost element of a part's HTML, as React or a browser writes it.
 *
 * @returns null without one
 */
export function elementOf(html: string): PartElement | null {
  const [startTag, tag, attributes = ''] = html.match(openingTag) ?? [];
  if (!startTag || !tag) return null;
  const pairs = [...attributes.matchAll(/ ([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    propNames[name] ?? name,
    value.replace(/&(#x27|\w+);/g, (entity, name: string) => charactersByEntity[name] ?? entity),
  ]);
  return {
    tag,
    props: Object.fromEntries(pairs),
    inner: html.slice(startTag.length, html.lastIndexOf('</')),
  };
}
