/** A built site with a separate configuration, for features that are off on the tests' two sites. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../../tools/free-port.mjs';
import { schoolToTry } from '../../tools/school-to-try.mjs';
import { siteEnvironment } from './servers';

/** Milliseconds: two seconds of a processor, on a machine that has them for many others, too. */
const startTimeout = 180_000;

export interface ConfiguredSite {
  origin: string;
  signal(name: NodeJS.Signals): void;
  close(): void;
}

/**
 * @param env variables of docs/configuration.md, over the defaults
 * @param directory its working directory, with its data
 */
export async function startConfiguredSite(
  env: Readonly<Record<string, string>>,
  directory = process.cwd(),
): Promise<ConfiguredSite> {
  // Code of a test or hook that uses the site gets the remaining time.
  test.setTimeout(test.info().timeout + startTimeout);
  const port = await freePort();
  const server = spawn(process.execPath, [path.resolve('build/server.js')], {
    cwd: directory,
    env: {
      ...process.env,
      ...siteEnvironment,
      ...schoolToTry(env),
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = `${errorOutput}${text}`.slice(-2000);
  });
  const origin = `http://localhost:${port}`;
  const isHealthy = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  let state = 'starting';
  server.once('close', (status) => {
    state = `ended with ${status}: ${errorOutput}`;
  });
  const nextState = async () => {
    if (state === 'starting' && (await isHealthy())) state = 'started';
    return state;
  };
  await expect.poll(nextState, { timeout: startTimeout }).not.toBe('starting');
  expect(state, 'a site of its own').toBe('started');
  return { origin, signal: (name) => void server.kill(name), close: () => server.kill() };
}
