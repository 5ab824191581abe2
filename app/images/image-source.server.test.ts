import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFetch } from '~/content/network-fetch.server';
import { fetchOriginal, ImageNotFound, ImageTooHeavy, ImageUnavailable } from './image-source.server';

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]);

let server: Server | undefined;
afterEach(() => server?.close());

async function served(answer: RequestListener): Promise<Promise<Buffer>> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return await fetchOriginal(
    { origins: [`http://127.0.0.1:${port}`], fetch: networkFetch() },
    '/uploads/a.jpg',
  );
}

describe('fetchOriginal', () => {
  it('answers the bytes of a picture', async () => {
    expect(await served((_request, response) => response.end(jpeg))).toEqual(jpeg);
  });

  it('follows no redirect, even to the same host', async () => {
    const work = served((request, response) => {
      if (request.url === '/uploads/b.jpg') response.end(jpeg);
      else response.writeHead(302, { location: '/uploads/b.jpg' }).end();
    });
    await expect(work).rejects.toBeInstanceOf(ImageNotFound);
  });

  it.each([
    ['401', ImageNotFound],
    ['403', ImageNotFound],
    ['404', ImageNotFound],
    ['410', ImageNotFound],
    ['429', ImageUnavailable],
    ['500', ImageUnavailable],
  ] as const)('recognises %s by its bytes', async (status, kind) => {
    await expect(
      served((_request, response) => response.writeHead(Number(status)).end()),
    ).rejects.toBeInstanceOf(kind);
  });

  it('stops reading when too much comes, announced or not', async () => {
    const announced = served((_request, response) =>
      response.setHeader('content-length', 99_000_000).end(jpeg),
    );
    await expect(announced).rejects.toBeInstanceOf(ImageTooHeavy);
    server?.close();
    const silent = served((_request, response) => {
      const block = Buffer.alloc(1024 * 1024, 1);
      const more = () => {
        while (!response.destroyed && response.write(block));
      };
      response.on('drain', more);
      more();
    });
    await expect(silent).rejects.toThrow('over 15728640 bytes');
  });

  it('gives up a slow file five seconds after it was requested', async () => {
    const patience = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    let gone = () => {};
    const left = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const work = served((_request, response) => {
      response.on('close', gone).write(jpeg);
      // As if the time had passed before the rest arrived.
      setImmediate(() => patience.abort(new DOMException('too slow', 'TimeoutError')));
    });
    await expect(work).rejects.toBeInstanceOf(ImageUnavailable);
    expect(limit.mock.calls[0]).toEqual([5000]);
    await left;
  });
});
