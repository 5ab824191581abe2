/** Incoming requests: pipelining, one `Host`, bounded bodies, a warning about an unconfigured proxy. */
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, holdTime, page, type SmallSite, startSite } from './site';

let site: SmallSite;
beforeEach(async () => {
  holdTime();
  site = await startSite({ env: { trustedProxies: ['127.0.0.2'], admissionsPostsPerMinute: 2 } });
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});
const warnings = () => site.logged.filter(({ level }) => level === 'warn');

/** Sends bytes as they are. @returns the status line of the answer */
function send(wire: string, localAddress = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress }, () => socket.write(wire));
    socket.once('data', (chunk) => {
      resolve(chunk.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('requests sent ahead on one connection', () => {
  it('are answered in their order', async () => {
    const ends = new Map<string, () => void>();
    site.handle = ({ url }) => {
      const { pathname } = new URL(url);
      return new Promise((resolve) => void ends.set(pathname, () => resolve(page(pathname))));
    };
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const socket = connect({ port: site.port, host: '127.0.0.1' });
    let received = '';
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        received += data.toString('latin1');
      });
    socket.write(get('/a') + get('/b') + get('/c'));
    for (const path of ['/c', '/b', '/a']) {
      await expect.poll(() => ends.has(path)).toBe(true);
      ends.get(path)?.();
    }
    await expect.poll(() => received.match(/(?<=<body>)\/\w/g)).toEqual(['/a', '/b', '/c']);
    socket.destroy();
  });
});

describe('two Host headers', () => {
  it('are refused, for a page that is kept too', async () => {
    const twice = 'GET /campus HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n';
    expect(await send(twice)).toBe('HTTP/1.1 400 Bad Request');
    expect((await ask(site, '/campus')).status).toBe(200);
    expect(await send(twice)).toBe('HTTP/1.1 400 Bad Request');
    expect(site.rendered).toEqual(['/campus']);
  });
});

describe('a request of many fields', () => {
  it('is refused, however short they are', async () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: b\r\n`).join('');
    const get = (count: number) => `GET /campus HTTP/1.1\r\nHost: localhost\r\n${fields(count)}\r\n`;
    expect(await send(get(99))).toBe('HTTP/1.1 200 OK');
    expect(await send(get(100))).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  });
});

describe('a body that does not say how long it is', () => {
  it('is refused as soon as it is too long', async () => {
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const head =
      'POST /crm/brochure HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await send(`${head}${chunk}0\r\n\r\n`)).toBe('HTTP/1.1 200 OK');
    // It never ends.
    expect(await send(head + chunk.repeat(3))).toBe('HTTP/1.1 413 Payload Too Large');
    expect(site.passedOn).toHaveLength(1);
  });
});

describe('a body', () => {
  const head = (path: string, ...headers: string[]) =>
    [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
  const ours = 'Sec-Fetch-Site: same-origin';
  const announced = 'Content-Length: 60000';

  it('is not awaited without authorisation', async () => {
    expect(await send(head('/crm/brochure', announced))).toBe('HTTP/1.1 403 Forbidden');
    for (let form = 0; form < 2; form += 1)
      expect(await send(head('/crm/brochure', ours, 'Content-Length: 0'))).toBe('HTTP/1.1 200 OK');
    expect(await send(head('/crm/brochure', ours, announced))).toBe('HTTP/1.1 429 Too Many Requests');
  });

  it('in tiny pieces is refused long before its end', async () => {
    const crumbs = `${head('/crm/brochure', ours, 'Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(200)}`;
    expect(await send(crumbs)).toBe('HTTP/1.1 400 Bad Request');
    expect(site.passedOn).toEqual([]);
  });

  it('in tiny pieces behind other answers closes the connection: no status could be sent', async () => {
    const ends: (() => void)[] = [];
    site.handle = ({ url }) =>
      new Promise((resolve) => void ends.push(() => resolve(page(new URL(url).pathname))));
    const get = 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const crumbs = `${head('/crm/brochure', ours, 'Transfer-Encoding: chunked')}${'1\r\na\r\n'.repeat(200)}`;
    const socket = connect({ port: site.port, host: '127.0.0.1' }, () => socket.write(get + crumbs));
    socket.on('error', () => undefined).resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(site.passedOn).toEqual([]);
    for (const end of ends) end();
  });

  it('is requested when it is read (Expect: 100-continue)', async () => {
    const waiting = ['Expect: 100-continue', announced];
    expect(await send(head('/crm/brochure', ...waiting))).toBe('HTTP/1.1 403 Forbidden');
    expect(await send(head('/crm/brochure', ours, ...waiting))).toBe('HTTP/1.1 100 Continue');
  });

  it.each([
    ['GET', 'Content-Length: 5', 'hallo'],
    ['GET', 'Content-Length: 60000', ''],
    ['GET', 'Transfer-Encoding: chunked', '5\r\nhallo\r\n'],
    ['GET', 'Transfer-Encoding: chunked', '1\r\na\r\n'],
    ['HEAD', 'Content-Length: 5', 'hallo'],
    ['HEAD', 'Transfer-Encoding: chunked', ''],
  ])('of a request that has none is refused at once: %s, %s', async (method, framing, body) => {
    for (const path of ['/campus', '/campus', '/favicon.svg', '/healthz']) {
      const wire = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n${body}`;
      const socket = connect({ port: site.port, host: '127.0.0.1' }, () => socket.write(wire));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
      });
      await new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
      expect(received, path).toMatch(/^HTTP\/1\.1 400 Bad Request[\s\S]*connection: close/i);
      await ask(site, '/campus');
    }
  });
});

describe('a limit of one visitor', () => {
  const post = (forwarded: string) => {
    const head = `POST /crm/brochure HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-For: ${forwarded}\r\n`;
    return send(`${head}Content-Length: 0\r\n\r\n`, '127.0.0.2');
  };

  it('is shared by all addresses of an IPv6 network, and by all spellings of one', async () => {
    await post('2001:db8:1:2::1');
    await post('[2001:DB8:1:2::2]:4711');
    expect(await post('2001:db8:1:2:3::3')).toBe('HTTP/1.1 429 Too Many Requests');
    expect(await post('2001:db8:1:3::1'), 'the neighbour').toBe('HTTP/1.1 200 OK');
    await post('203.0.113.7');
    await post('203.0.113.7:4711');
    expect(await post('::ffff:203.0.113.7')).toBe('HTTP/1.1 429 Too Many Requests');
  });
});

describe('an unnamed proxy', () => {
  it('is logged once, with the variable to set', async () => {
    await ask(site, '/campus');
    expect(warnings()).toEqual([]);
    await ask(site, '/a', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    await ask(site, '/b', { headers: { forwarded: 'for=203.0.113.7' } });
    expect(warnings().map(({ message }) => message)).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
    expect(JSON.stringify(site.logged)).not.toContain('203.0.113.7');
  });

  it('is logged for each of its headers, and not when it is trusted', async () => {
    await send('GET /a HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n', '127.0.0.2');
    expect(warnings()).toEqual([]);
    await ask(site, '/b', { headers: { forwarded: 'for=203.0.113.7' } });
    expect(warnings()).toHaveLength(1);
  });
});
