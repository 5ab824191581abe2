/**
 * Finds the labels that a module's code can look up; `tools/vite/labels-where-used.ts` bundles only those with it, at
 * build time. A key is in the code as a whole (`'commons.close'`), as the base of a plural (`'agenda.list.count'`), or as
 * a template (`admissions.${action}.title`), which names every key that begins and ends like it. Pure.
 */

/**
 * @param keys all existing keys
 * @returns those that `code` can look up, in the order of `keys`
 */
export function labelsInCode<Key extends string>(code: string, keys: readonly Key[]): Key[] {
  const namespaces = [...new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))];
  // 'commons.close'; or `admissions.${, followed by action}.title
  const literal = new RegExp(
    `["'\`]((?:${namespaces.join('|')})\\.[^"'\`$\\s]*)(?:["'\`]|\\$\\{(?=([^\`]*)))`,
    'g',
  );
  const completeKeys = new Set<string>();
  const templates: RegExp[] = [];
  for (const [, text = '', afterFirstValue] of code.matchAll(literal)) {
    if (afterFirstValue === undefined) completeKeys.add(text);
    else templates.push(templateOf(text, afterFirstValue));
  }
  const bases = [...completeKeys].map((text) => `${text}.`);
  return keys.filter(
    (key) =>
      completeKeys.has(key) ||
      bases.some((base) => key.startsWith(base)) ||
      templates.some((template) => template.test(key)),
  );
}

/**
 * The keys that a template names. If one of its values is more than a name, such as a call, only the beginning counts.
 *
 * @param beginning the text before the first value: `admissions.`
 * @param afterFirstValue the rest, from inside the first braces: `action}.title`
 */
function templateOf(beginning: string, afterFirstValue: string): RegExp {
  const followingTexts = `\${${afterFirstValue}`.split(/\$\{[\w.?[\]]+\}/).slice(1);
  const isSimple = followingTexts.length > 0 && followingTexts.every((text) => /^[\w.]*$/.test(text));
  const parts = [beginning, ...(isSimple ? followingTexts : [''])].map((part) => part.replace(/\W/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}(?:\\..*)?$`);
}
