/** The kit's Alertmanager, started with its own configuration: every alert comes in at a mailbox, and at a webhook. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';

interface Alert {
  alert: string;
  labels: Record<string, string>;
}

const program = 'prometheus-alertmanager';
const isThere = spawnSync(program, ['--version']).error === undefined;
if (!isThere) console.warn(`nobody is told of an alert: apt-get install ${program}`);

const rules = load(readFileSync('deploy/monitoring/alerts.yml', 'utf8')) as { groups: { rules: Alert[] }[] };
const alerts = rules.groups.flatMap((group) => group.rules);
/** A wrong configuration is not reported while nothing answers at all. */
const followsFromSiteDown = ['SiteInstanceDown', 'SiteUnreachable', 'UnitFailed'];

/** A mailbox that takes everything. */
function startMailbox(): { server: Server; mails: string[] } {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let text = '';
    socket.setEncoding('utf8').write('220 mailbox\r\n');
    socket.on('data', (part: string) => {
      text += part;
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      if (isData) mails.push(text);
      const isEnd = text.startsWith('QUIT');
      const wasData = isData;
      isData = !wasData && text.startsWith('DATA');
      text = '';
      if (isEnd) socket.end('221 end\r\n');
      else socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  return { server: server.listen(0, '127.0.0.1'), mails };
}

/** The message to a chat, or to a service that makes calls. */
function startWebhook() {
  const names: string[] = [];
  const server = createHttpServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { alerts: sent } = JSON.parse(body) as { alerts: { labels: { alertname: string } }[] };
    names.push(...sent.map(({ labels }) => labels.alertname));
    response.end();
  });
  return { server: server.listen(0, '127.0.0.1'), names };
}
async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe.skipIf(!isThere)('an alert', () => {
  const ended: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ended.splice(0).reverse()) await end();
  });

  async function startAlertmanager() {
    const mailbox = startMailbox();
    const webhook = startWebhook();
    const folder = mkdtempSync(path.join(tmpdir(), 'alertmanager-'));
    const file = path.join(folder, 'alertmanager.yml');
    const configuration = readFileSync('deploy/monitoring/alertmanager.yml', 'utf8')
      .replace('127.0.0.1:25', `127.0.0.1:${await portOf(mailbox.server)}`)
      // What is not set to come from the beginning, and nobody waits for here.
      .replace(/^( +)# (webhook_configs:| {2}- url: )/gm, '$1$2')
      .replace('https://alertes.ecole.example/', `http://127.0.0.1:${await portOf(webhook.server)}/`)
      .replaceAll(/group_wait: \d+s/g, 'group_wait: 1s');
    writeFileSync(file, configuration);
    const address = `127.0.0.1:${await freePort()}`;
    const running: ChildProcess = spawn(
      program,
      [
        `--config.file=${file}`,
        `--storage.path=${folder}`,
        `--web.listen-address=${address}`,
        '--cluster.listen-address=',
      ],
      { stdio: 'ignore' },
    );
    ended.push(async () => {
      const gone = once(running, 'exit');
      running.kill();
      await gone;
      for (const { server } of [mailbox, webhook]) server.close();
      rmSync(folder, { recursive: true });
    });
    await vi.waitFor(async () => expect((await fetch(`http://${address}/-/ready`)).ok).toBe(true), {
      timeout: 10_000,
      interval: 100,
    });
    return {
      mails: mailbox.mails,
      told: webhook.names,
      async tell(fired: readonly Alert[]) {
        const body = fired.map(({ alert, labels }) => ({ labels: { ...labels, alertname: alert } }));
        const { status } = await fetch(`http://${address}/api/v2/alerts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(status).toBe(200);
      },
    };
  }

  it('comes in at the mailbox of the school and at its webhook, whatever it is', async () => {
    const { mails, told, tell } = await startAlertmanager();
    await tell(alerts.filter(({ alert }) => alert !== 'SiteDown'));
    const expected = alerts.map(({ alert }) => alert).filter((alert) => alert !== 'SiteDown');
    const mailed = () =>
      expected.filter((alert) => mails.some((mail) => new RegExp(`^Subject: .*${alert}\\b`, 'm').test(mail)));
    await expect.poll(mailed, { timeout: 20_000 }).toEqual(expected);
    await expect.poll(() => [...told].sort(), { timeout: 20_000 }).toEqual([...expected].sort());
    for (const mail of mails) expect(mail).toMatch(/^To: webmaster@ecole\.example\r$/m);
  });

  it('is not sent if it follows from one that was sent', async () => {
    const { told, tell } = await startAlertmanager();
    await tell(alerts.filter(({ alert }) => ['SiteDown', ...followsFromSiteDown].includes(alert)));
    await expect.poll(() => told, { timeout: 20_000 }).toEqual(['SiteDown']);
    // One that came after them, and is through.
    await tell(alerts.filter(({ alert }) => alert === 'DiskFills'));
    await expect.poll(() => told, { timeout: 20_000 }).toEqual(['SiteDown', 'DiskFills']);
  });
});
