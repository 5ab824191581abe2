/** CRM links of the content service that lead to this machine or a private network: no form follows one. */
import { ask, browser } from '../rig/ask.mjs';
import { asyncServer, listenUntilEnd } from '../rig/listen.mjs';
import { passOn } from '../rig/pass-on.mjs';
import { reportChange } from '../rig/rig.mjs';
import { none, row } from '../rig/rows.mjs';

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Rig } from '../rig/rig.mjs'
 */

const hosts = [
  ...['localhost', 'LocalHost.', 'crm.localhost', 'ip6-localhost', 'intranet', 'nas.local', 'crm.internal'],
  ...['127.0.0.1', '127.1', '127.0.0.1.', '2130706433', '0x7f.1', '0177.0.0.1', '0.0.0.0', '１２７.0.0.1'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[64:ff9b::7f00:1]', '[fe80::1]', '[fd00::1]'],
  ...['10.0.0.5', '167772165', '172.16.0.1', '192.168.1.1', '0xc0a80101', '169.254.169.254', '100.64.0.1'],
];
const choice = 'course=bts-gpn&campus=lyon';

/** @param {Rig} rig */
export async function crmLinks(rig) {
  const content = await rig.content();
  let link = '';
  /** @param {IncomingMessage} incoming @param {ServerResponse} outgoing */
  async function answer(incoming, outgoing) {
    const { url = '' } = incoming;
    const asksForLink = /\/crm-links\/\w+\/[^/?]+\/(?!campuses)[^/?]+/.test(url);
    const answered = await passOn(incoming, `${content.origin}${url}`);
    const text = await answered.text();
    const body = asksForLink ? JSON.stringify([{ url: link }]) : text;
    outgoing.writeHead(answered.status, { 'content-type': 'application/json' }).end(body);
  }
  const service = `http://127.0.0.1:${await listenUntilEnd(rig, asyncServer(answer))}/api`;
  const site = await rig.site(service);
  /** @param {string} given @returns where the form leads */
  const leave = async (given) => {
    link = given;
    // The site has the link before in its memory.
    await reportChange(site, { event: 'entry.update', model: 'crm-link', entry: { documentId: 'changed' } });
    const { headers } = await ask(site.origin, '/crm/brochure', {
      method: 'POST',
      headers: {
        ...browser,
        origin: site.origin.replace('127.0.0.1', 'localhost'),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: choice,
    });
    return headers.location ?? null;
  };
  /** @type {string[]} */
  const followed = [];
  for (const host of hosts) {
    const location = await leave(`https://${host}/formulaire`);
    if (location !== null) followed.push(`${host}: ${location}`);
  }
  const away = await leave('https://crm.example/formulaire');
  return [
    none('CRM links to this machine or a private network: forms that follow one', followed, hosts.length),
    row(
      '… to the Internet: the form follows it',
      'https://crm.example/…',
      String(away).slice(0, 60),
      away?.startsWith('https://crm.example/formulaire?') === true,
    ),
  ];
}
