/** What a document carries: scripts that it loads, and what is written between script tags. */

/** A path to a script, among code or data. */
const path = /(?<![\w.:/])\.{0,2}\/[\w./$~%@-]+?\.m?js(?![\w.])/g;

/**
 * Addresses a document names: of script elements, of hints, and in inline scripts; not those of browsers without
 * modules.
 *
 * @param {string} html @param {string} address of the document
 */
export function scriptsIn(html, address) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string | undefined} script */
  const add = (script) => script && /\.m?js(?:\?|$)/.test(script) && found.add(new URL(script, address).href);
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const isHint = /\brel="?(?:modulepreload|preload)\b/.test(tag);
    if (/\bnomodule\b/i.test(tag) || (tag.startsWith('<link') && !isHint)) continue;
    add(/\s(?:src|href)=["']?([^"'\s>]+)/.exec(tag)?.[1]);
  }
  for (const [, text] of inlineScripts(html)) {
    for (const [script] of text.matchAll(path)) add(script);
  }
  return [...found];
}

/** Bytes between script tags: data for hydration, and small programs. @param {string} html */
export function inlineBytes(html) {
  return [...inlineScripts(html)].reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
}

/** @param {string} html */
const inlineScripts = (html) => html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);

/**
 * The same with what those scripts import, each once.
 *
 * @param {string} html @param {string} address @param {(address: string) => Promise<Buffer>} load
 * @returns {Promise<Map<string, Buffer>>} each script's bytes by its address
 */
export async function scriptsLoaded(html, address, load) {
  /** @type {Map<string, Buffer>} */
  const loaded = new Map();
  const waiting = scriptsIn(html, address);
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    if (loaded.has(script)) continue;
    const bytes = await load(script);
    loaded.set(script, bytes);
    const text = bytes.toString();
    // `import"./x.js"` and `from"./x.js"`; what is imported by a call is not loaded with the page.
    for (const [, imported] of text.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+\.m?js)["']/g))
      waiting.push(new URL(imported, script).href);
  }
  return loaded;
}
