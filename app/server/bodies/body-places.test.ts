import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientNetwork } from '../http/client-address';
import { ArrivingBody } from './arriving-body';
import { BodyPlaces } from './body-places';

let places: BodyPlaces;
beforeEach(() => {
  places = new BodyPlaces({ inAll: 10_000, ofNetwork: 6000, patience: 5000, pace: 2000 });
});

/** A body requested at the time 0, and the outcome. */
function arriving(network: string, bytes: number) {
  const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' });
  const body = new ArrivingBody(incoming, network as ClientNetwork, places);
  const end = body.read(60_000, 0);
  incoming.push(Buffer.alloc(bytes));
  return { incoming, end };
}
/** 'open' while it may still arrive. */
const stateOf = ({ end }: { end: Promise<unknown> }) => Promise.race([end, Promise.resolve('open')]);

describe('the memory of bodies that arrive', () => {
  it('is counted while they do', async () => {
    const one = arriving('a', 3000);
    const other = arriving('b', 2000);
    expect(places.bytes).toBe(5000);
    one.incoming.push(null);
    expect(String(await one.end)).toHaveLength(3000);
    other.incoming.destroy();
    expect(await other.end).toBeNull();
    expect(places.bytes).toBe(0);
  });

  it('is bounded for one network: its largest body is dropped, not those of others', async () => {
    const stranger = arriving('b', 3000);
    const small = arriving('a', 500);
    const large = arriving('a', 4000);
    const next = arriving('a', 3000);
    expect(await large.end).toBe(503);
    expect(await Promise.all([stranger, small, next].map(stateOf))).toEqual(['open', 'open', 'open']);
  });

  it('is bounded in all, over as many networks as there may be', async () => {
    const bodies = ['a', 'b', 'c', 'd', 'e', 'f'].map((network) => arriving(network, 2500));
    expect(await Promise.all(bodies.map(stateOf))).toEqual([503, 503, 'open', 'open', 'open', 'open']);
    expect(places.bytes).toBe(10_000);
  });

  it('counts bytes before they are read, complete or not', async () => {
    const ahead = Array.from({ length: 5 }, () => {
      const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' });
      const body = new ArrivingBody(incoming, 'a' as ClientNetwork, places);
      expect(incoming.push(Buffer.alloc(2000)), 'the socket is not read on').toBe(false);
      incoming.push(null);
      return body;
    });
    expect(places.bytes).toBe(6000);
    const ends = await Promise.all(ahead.map((body) => body.read(60_000, 0)));
    expect(ends.map((end) => (Buffer.isBuffer(end) ? end.length : end))).toEqual([
      503, 503, 2000, 2000, 2000,
    ]);
    expect(places.bytes).toBe(0);
  });
});

describe('the pace of a body', () => {
  it('is free for a while, then bytes by time: one now and then does not help', async () => {
    const drops = arriving('a', 10);
    const steady = arriving('b', 4000);
    places.hurry(5000);
    expect(await stateOf(drops)).toBe('open');
    drops.incoming.push(Buffer.alloc(1));
    places.hurry(6000);
    expect(await drops.end).toBe(408);
    expect(await stateOf(steady)).toBe('open');
    places.hurry(7001);
    expect(await steady.end).toBe(408);
  });

  it('is not requested before the body is', async () => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' });
    const body = new ArrivingBody(incoming, 'a' as ClientNetwork, places);
    incoming.push(Buffer.alloc(10));
    places.hurry(60_000);
    const end = body.read(60_000, 60_000);
    incoming.push(null);
    expect(String(await end)).toHaveLength(10);
  });
});

describe('a body', () => {
  it('may have arrived before it is read, in part or completely', async () => {
    for (const complete of [false, true]) {
      const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', complete });
      incoming.push('before ');
      if (complete) incoming.push(null);
      const end = new ArrivingBody(incoming, 'a' as ClientNetwork, places).read(60_000, 0);
      if (!complete) incoming.push(Buffer.from('after'));
      if (!complete) incoming.push(null);
      expect(String(await end)).toBe(complete ? 'before ' : 'before after');
    }
  });

  it('in tiny pieces is refused, and so is one of a request without a body', async () => {
    const crumbs = arriving('a', 1);
    for (let piece = 0; piece < 100; piece += 1) crumbs.incoming.push(Buffer.alloc(1));
    expect(await crumbs.end).toBe(400);
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' });
    const body = new ArrivingBody(incoming, 'a' as ClientNetwork, places);
    expect(incoming.push(Buffer.alloc(1000))).toBe(false);
    expect([body.memory, places.bytes]).toEqual([0, 0]);
  });
});
