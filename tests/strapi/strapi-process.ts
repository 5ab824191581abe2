/** A Strapi of the project's, in production, as a process that a test starts and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { answering } from './answering';

export const strapiFolder = 'content-service/strapi';

export interface StrapiProcess {
  /** Resolves when the process is gone. */
  stop(): Promise<void>;
}

/** Resolves when Strapi answers. @param environment beside the one of this process */
export async function startStrapi(
  environment: Record<string, string>,
  port: number,
  folder = strapiFolder,
): Promise<StrapiProcess> {
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: folder,
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(`http://127.0.0.1:${port}/_health`);
  return { stop: () => stopped(child) };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
