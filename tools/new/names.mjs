/** Names of a new thing in the forms its files need. Pure. */

/** @param {string} name @throws when the name is not lower-case words joined by hyphens */
export function namesOf(name = '') {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name: lower-case words joined by hyphens, such as opening-hours`);
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
  return { kebab: name, pascal, camel: pascal[0].toLowerCase() + pascal.slice(1) };
}

/**
 * Puts text before the last place a mark stands at.
 *
 * @param {string} text @param {string} mark @param {string} added @throws when the mark is not there
 */
export function insertBefore(text, mark, added) {
  const at = text.lastIndexOf(mark);
  if (at === -1)
    throw new Error(`"${mark.trim()}" is not where it was: the file has changed, and so must tools/new`);
  return text.slice(0, at) + added + text.slice(at);
}
