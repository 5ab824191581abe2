/** A page as a screen reader says it, from Chromium's tree of accessibility. */

/**
 * @import { Page, CDPSession } from 'playwright'
 * @typedef {{ value?: unknown }} Value
 * @typedef {{
 *   nodeId: string, ignored: boolean, role?: Value, name?: Value, description?: Value, value?: Value,
 *   properties?: { name: string, value: Value }[], childIds?: string[], parentId?: string
 * }} Node
 */

/** Roles as French screen readers say them; other roles are silent. */
const roleWords = new Map(
  Object.entries({
    link: 'lien',
    button: 'bouton',
    image: 'image',
    checkbox: 'case à cocher',
    radio: 'bouton radio',
    textbox: 'champ',
    searchbox: 'champ de recherche',
    combobox: 'zone de liste',
    listbox: 'liste de choix',
    option: 'choix',
    table: 'tableau',
    columnheader: 'en-tête de colonne',
    rowheader: 'en-tête de ligne',
    cell: 'cellule',
    navigation: 'navigation',
    banner: 'bannière',
    main: 'contenu principal',
    contentinfo: 'pied de page',
    complementary: 'complément',
    region: 'région',
    form: 'formulaire',
    search: 'recherche',
    group: 'groupe',
    radiogroup: 'groupe',
    figure: 'figure',
    dialog: 'dialogue',
    status: 'état',
    alert: 'alerte',
    progressbar: 'progression',
    DisclosureTriangle: 'à déplier',
    Iframe: 'cadre',
    blockquote: 'citation',
    heading: 'titre',
    list: 'liste',
    article: 'article',
    term: 'terme',
    definition: 'définition',
  }),
);

/** Roles whose content is their name: it is not said again. */
const saidByName = new Set([
  'link',
  'button',
  'image',
  'checkbox',
  'radio',
  'option',
  'textbox',
  'searchbox',
]);

/**
 * The nodes of the tree that are not ignored, in its order.
 *
 * @param {Page} page
 * @returns {Promise<{ role: string, name: string, description: string, value: string, isInvalid: boolean }[]>}
 */
export async function spokenNodes(page) {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await wholeTree(devtools);
  await devtools.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: String(node.role?.value ?? ''),
      name: textOf(node.name),
      description: textOf(node.description),
      value: textOf(node.value),
      isInvalid: (node.properties ?? []).some(
        ({ name, value }) => name === 'invalid' && value.value === 'true',
      ),
    }));
}

/** @param {CDPSession} devtools @returns {Promise<{ nodes: Node[] }>} */
const wholeTree = (devtools) => /** @type {Promise<any>} */ (devtools.send('Accessibility.getFullAXTree'));

/** @param {Page} page @param {string} [within] selector of a part of the page @returns {Promise<string[]>} */
export async function spokenLines(page, within) {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await wholeTree(devtools);
  const root = within ? await partOf(devtools, within) : nodes[0]?.nodeId;
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return root ? linesOf(byId.get(root), byId, 0) : [];
}

/** @param {CDPSession} devtools @param {string} selector */
async function partOf(devtools, selector) {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return nodes[0]?.nodeId;
}

/** @param {Node | undefined} node @param {Map<string, Node>} byId @param {number} depth @returns {string[]} */
function linesOf(node, byId, depth) {
  if (!node) return [];
  const role = String(node.role?.value ?? '');
  const name = textOf(node.name);
  if (role === 'InlineTextBox' || role === 'ListMarker') return [];
  const indent = '  '.repeat(depth);
  if (role === 'StaticText')
    return node.ignored || !name || isInLabel(node, byId) ? [] : [`${indent}${name}`];
  const word = node.ignored ? undefined : roleWords.get(role);
  const children = (node.childIds ?? []).map((id) => byId.get(id));
  if (!word) return children.flatMap((child) => linesOf(child, byId, depth));
  const parts = [word, ...statesOf(node, role, children.length), name && `« ${name} »`, fieldValue(node)];
  const line = `${indent}${parts.filter(Boolean).join(', ')}`;
  if (saidByName.has(role)) return [line];
  const inner = children.flatMap((child) => linesOf(child, byId, depth + 1));
  // A heading or a cell whose only content is its name.
  if (inner.length === 1 && inner[0]?.trim() === name) return [line];
  return [line, ...inner];
}

/**
 * Whether a text is in a label, which is said with its field.
 *
 * @param {Node} node @param {Map<string, Node>} byId @returns {boolean}
 */
function isInLabel(node, byId) {
  const parent = byId.get(node.parentId ?? '');
  return parent !== undefined && (parent.role?.value === 'LabelText' || isInLabel(parent, byId));
}

/** @param {Node} node @param {string} role @param {number} children */
function statesOf(node, role, children) {
  /** @type {Record<string, unknown>} */
  const is = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  return [
    role === 'heading' && `niveau ${is.level}`,
    role === 'list' && `${children} éléments`,
    is.checked === 'true' && 'coché',
    is.checked === 'false' && 'non coché',
    is.expanded === true && 'déplié',
    is.expanded === false && 'replié',
    is.selected === true && role === 'option' && 'choisi',
    is.pressed === 'true' && 'enfoncé',
    is.required === true && 'obligatoire',
    is.disabled === true && 'indisponible',
    is.invalid === 'true' && 'saisie incorrecte',
    is.busy === true && 'occupé',
    is.focused === true && 'ACTIF',
  ].filter((state) => state !== false);
}

/** The value of a field, and its description. @param {Node} node */
const fieldValue = (node) =>
  [node.value?.value && `= ${node.value.value}`, textOf(node.description) && `(${textOf(node.description)})`]
    .filter(Boolean)
    .join(' ');

/** @param {Value | undefined} value */
const textOf = (value) =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
