/**
 * The labels in a module's code, so that a page's browser code contains only those. Pure; read at build
 * time by `tools/vite/labels-where-used.ts`.
 */

/**
 * A key is in the code as a whole (`'commons.close'`), as the base of a plural (`'agenda.list.count'`), or as a template
 * (`admissions.${action}.title`), which names every key that begins and ends like it.
 *
 * @param keys all existing keys
 * @returns the keys that `code` can look up, in the order of `keys`
 */
export function usedLabels<Key extends string>(code: string, keys: readonly Key[]): Key[] {
  const rooms = [...new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))];
  const literal = new RegExp(
    `["'\`]((?:${rooms.join('|')})\\.[^"'\`$\\s]*)(?:["'\`]|\\$\\{(?=([^\`]*)))`,
    'g',
  );
  const completeKeys = new Set<string>();
  const templates: RegExp[] = [];
  for (const [, text = '', values] of code.matchAll(literal)) {
    if (values === undefined) completeKeys.add(text);
    else templates.push(templateOf(text, values));
  }
  const bases = [...completeKeys].map((text) => `${text}.`);
  return keys.filter(
    (key) =>
      completeKeys.has(key) ||
      bases.some((base) => key.startsWith(base)) ||
      templates.some((template) => template.test(key)),
  );
}

/** @param values what follows the first brace: `action}.title`; an expression that is no simple value ends anyhow */
function templateOf(beginning: string, values: string): RegExp {
  const followingTexts = `\${${values}`.split(/\$\{[\w.?[\]]+\}/).slice(1);
  const isSimple = followingTexts.length > 0 && followingTexts.every((text) => /^[\w.]*$/.test(text));
  const parts = [beginning, ...(isSimple ? followingTexts : [''])].map((part) => part.replace(/\W/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}(?:\\..*)?$`);
}
