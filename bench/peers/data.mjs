/**
 * What the pages are made of, over HTTP: `/catalogue/{page}` for the peers, `/api/…` for this site, where it stands in
 * front of the content service and changes its menus and the pages of one section. `/asked` says how many pages were
 * asked for.
 */
import { createServer } from 'node:http';
import { catalogueOf } from './catalogue.mjs';
import { articleOf, menuOf, section, slugOfPage } from './content.mjs';

const { PORT, CONTENT_SERVICE } = process.env;
const { header, footer } = catalogueOf(1);
/** @type {Record<string, unknown[]>} */
const menus = { navbarproto: menuOf(header), footer: menuOf(footer) };
const ofPeers = /^\/catalogue\/(\d+)$/;
const ofSite = new RegExp(`^/api/[\\w-]+-articles/${section}/${slugOfPage(0).replace('0', '(\\d+)')}$`);
let asked = 0;

const server = createServer(async (incoming, outgoing) => {
  try {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const { status, body } = own(url) ?? (await passedOn(url, incoming));
    outgoing.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
    outgoing.end(body);
  } catch (error) {
    console.error(error);
    outgoing.destroy();
  }
});
// Nobody waits for a connection that was closed between two rounds.
server.keepAliveTimeout = 120_000;
server.listen(Number(PORT));

/** @param {URL} url */
function own({ pathname }) {
  if (pathname === '/asked') return json({ asked });
  const [page, make] = ofPeers.test(pathname)
    ? [ofPeers.exec(pathname)?.[1], catalogueOf]
    : [ofSite.exec(pathname)?.[1], inEnvelope];
  if (page === undefined) return null;
  asked += 1;
  return json(make(Number(page)));
}

/** @param {number} page */
const inEnvelope = (page) => ({ data: articleOf(catalogueOf(page)), meta: {} });

/** @param {unknown} value */
const json = (value) => ({ status: 200, body: Buffer.from(JSON.stringify(value)) });

/** @param {URL} url @param {import('node:http').IncomingMessage} incoming */
async function passedOn({ pathname, search }, incoming) {
  if (!CONTENT_SERVICE || !pathname.startsWith('/api/')) return { status: 404, body: Buffer.from('{}') };
  const { method = 'GET', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  /** @type {Buffer[]} */
  const sent = [];
  for await (const chunk of incoming) sent.push(chunk);
  const answer = await fetch(`${CONTENT_SERVICE}${pathname}${search}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(headers.authorization ? { authorization: headers.authorization } : {}),
    },
    ...(hasBody ? { body: Buffer.concat(sent) } : {}),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  if (pathname !== '/api/menu-enrichis' || answer.status !== 200) return { status: answer.status, body };
  const list = JSON.parse(body.toString());
  for (const menu of list.data) menu.body = menus[menu.type] ?? menu.body;
  return json(list);
}
