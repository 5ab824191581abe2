import { expect, it, vi } from 'vitest';
import { createMediaHosts } from './media-hosts.server';

const origins = ['https://cms.example', 'https://cdn.example'];

it('a host that hangs is not asked; another host is, and so is this one once it answers', async () => {
  vi.useFakeTimers();
  let hangs = true;
  const asked: string[] = [];
  const hosts = createMediaHosts({
    origins,
    async fetch({ url }) {
      asked.push(url);
      if (hangs && url.startsWith(`${origins[0]}/`)) throw new Error('timeout');
      return new Response('a file');
    },
  });
  const outcome = async (path: string) =>
    hosts.fetchInTurn(path).then(
      (file) => file.toString(),
      (error: Error) => error.name,
    );
  for (let file = 0; file < 20; file += 1) expect(await outcome(`/uploads/${file}.jpg`)).toMatch(/^ImageUn/);
  expect(asked).toHaveLength(3);
  expect(await outcome('/~cdn.example/a.jpg')).toBe('a file');
  await vi.advanceTimersByTimeAsync(2000);
  // A single fetch tries again.
  await Promise.all(['/uploads/21.jpg', '/uploads/22.jpg'].map(outcome));
  expect(asked).toHaveLength(5);
  hangs = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome('/uploads/23.jpg')).toBe('a file');
  expect(await outcome('/uploads/24.jpg')).toBe('a file');
  vi.useRealTimers();
});

it('a host that refuses does not hang', async () => {
  let asked = 0;
  const hosts = createMediaHosts({
    origins,
    async fetch() {
      asked += 1;
      return new Response(null, { status: asked % 2 ? 404 : 500 });
    },
  });
  for (let file = 0; file < 20; file += 1) await hosts.fetch(`/uploads/${file}.jpg`).catch(() => undefined);
  expect(asked).toBe(20);
});
