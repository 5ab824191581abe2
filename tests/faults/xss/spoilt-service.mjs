/**
 * A proxy between site and content service: an entry named `piege-7` is a real one with entry 7 of the corpus in every
 * text.
 */
import { asyncServer, listenUntilEnd } from '../rig/listen.mjs';
import { passOn } from '../rig/pass-on.mjs';
import { corpus } from './corpus.mjs';

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Content } from '../rig/processes.mjs'
 * @import { Rig } from '../rig/rig.mjs'
 */

/** Screens with an entry: address, path of the call, and the real entry used as a base. */
export const templates = [
  { screen: '/actualites/', call: '/api/iet-news/', slug: 'aix-en-provence-ecoute-des-chauves-souris' },
  { screen: '/metiers/', call: '/api/careers/', slug: 'ecologue' },
  { screen: '/formations/', call: '/api/programmes/', slug: 'bts-gpn' },
  { screen: '/campus/', call: '/api/campuses/', slug: 'lyon' },
  { screen: '/agenda/', call: '/api/events/', slug: 'journee-portes-ouvertes-lyon' },
  { screen: '/', call: '/api/iet-articles/', slug: 'ecole' },
];

const trapName = /piege-(\d+)/;

/** Fields that identify an entry, its date and its place: without them there is no page. */
const structure =
  /^(?:slug|documentId|__component|locale|theme|rubrique|layout|kind|type|icon|sector|level|rhythm|format|mode|status|position|variant|preventIndexing|publishDate|updatedAt|date\w*|open\w*|zone|timezone|country|postalCode|departmentNumber|url|.*Id|.*At|key|tone|code|rome|region|entry|entries|rncp\w*)$/i;
const link = /href|link|website|source|email|phone|register/i;

/** @param {unknown} value @param {string} key its name @param {string} payload @returns {unknown} */
function spoil(value, key, payload) {
  if (Array.isArray(value)) return value.map((inner) => spoil(inner, key, payload));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        structure.test(name) && typeof inner !== 'object' ? inner : spoil(inner, name, payload),
      ]),
    );
  if (typeof value !== 'string' || structure.test(key)) return value;
  if (/^\d{4}-\d{2}-\d{2}|^[a-z0-9-]{1,40}$/.test(value)) return value;
  return link.test(key) ? payload : `${payload} ${value.slice(0, 80)}`;
}

/** @param {Rig} rig @param {Content} content @returns API base of the spoilt service */
export async function startSpoilt(rig, content) {
  /** @param {IncomingMessage} incoming @param {ServerResponse} outgoing */
  async function spoiltAnswer(incoming, outgoing) {
    const { url = '' } = incoming;
    const trap = Number(trapName.exec(url)?.[1] ?? Number.NaN);
    const template = templates.find(({ call }) => url.startsWith(call));
    const address = template ? url.replace(trapName, template.slug) : url;
    const answer = await passOn(incoming, `${content.origin}${address}`);
    let text = await answer.text();
    if (!Number.isNaN(trap) && answer.ok && template) {
      const body = JSON.parse(text);
      const entry = body.data ?? body;
      const spoilt = {
        .../** @type {object} */ (spoil(entry, '', corpus[trap].replaceAll('%N', String(trap)))),
        slug: entry.slug === null ? null : `piege-${trap}`,
      };
      text = JSON.stringify(body.data ? { ...body, data: spoilt } : spoilt);
    }
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }
  return `http://127.0.0.1:${await listenUntilEnd(rig, asyncServer(spoiltAnswer))}/api`;
}
