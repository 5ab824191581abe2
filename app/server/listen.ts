/** Starts to listen, or fails with a readable message instead of a stack trace. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from '~/env.server';
import { EnvironmentError } from '~/env-values';

/**
 * @returns the port; for `PORT=0` the one the system chose
 * @throws {EnvironmentError}
 */
export async function listen(server: Server, { port, host }: Pick<Env, 'port' | 'host'>): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new EnvironmentError(reasonOf(error, port, host)));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Something else listens on PORT ${port} already: stop it, or set PORT to another.`;
    case 'EACCES':
      return `This account may not listen on PORT ${port}: set PORT to another, from 1024 up.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address HOST ${host}: set HOST to one it has, or to none for all.`;
    default:
      return `The site cannot listen on PORT ${port}: ${message}`;
  }
}
