/** The forms of a new name for its files. Pure. */

/** @param {string} name @throws when the name is not lower-case words joined by hyphens */
export function namesOf(name = '') {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name: lower-case words joined by hyphens, such as opening-hours`);
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
  return { kebab: name, pascal, camel: pascal[0].toLowerCase() + pascal.slice(1) };
}

/**
 * Inserts text before the last mark.
 *
 * @param {string} text @param {string} mark @param {string} added @throws if the mark is missing
 */
export function insertBefore(text, mark, added) {
  const index = text.lastIndexOf(mark);
  if (index === -1)
    throw new Error(`"${mark.trim()}" is not where it was: the file has changed, and so must tools/new`);
  return text.slice(0, index) + added + text.slice(index);
}
