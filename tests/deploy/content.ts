/** The embedded content service as a process, with its own files that a test changes, and its requests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Fault, FaultKind } from '../../content-service/embedded/faults';
import { freePort } from '../../tools/free-port.mjs';

/** Password of the editors' accounts. */
export const editorPassword = 'password of these editors';

export interface Content {
  apiUrl: string;
  /** Its requests since the last call while it was running: questions, and sign-ins. */
  calls(): Promise<{ questions: string[]; logins: number }>;
  /** Publishes a campus under another name. */
  rename(campus: string, title: string): Promise<void>;
  /** The service's message to the site. */
  message(campus: string): string;
  /** From now on, until the next call. */
  misbehave(fault: Fault): Promise<void>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): void;
}

export async function startContent(): Promise<Content> {
  const directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content-service/data', directory, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['build/content-service.js', '--faults'], {
    env: {
      ...process.env,
      PORT: String(port),
      CONTENT_DIRECTORY: directory,
      CONTENT_EDITOR_PASSWORD: editorPassword,
      TOKEN_LIFETIME: '3600',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const outputLines = createInterface(child.stdout);
  await once(outputLines, 'line');
  const faults = `http://127.0.0.1:${port}/faults`;
  const setFault = (kind: FaultKind) =>
    fetch(faults, { method: 'POST', body: JSON.stringify({ kind }) }).then((answer) => answer.text());
  let earlierCalls: string[] = [];
  const readCalls = async (): Promise<string[]> =>
    ((await fetch(faults).then((answer) => answer.json())) as { seen: string[] }).seen;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    async calls() {
      const all = [...earlierCalls, ...(await readCalls())];
      earlierCalls = [];
      await setFault('none');
      return {
        questions: all.filter((line) => line.startsWith('GET /api/')),
        logins: all.filter((line) => line === 'POST /api/login').length,
      };
    },
    async rename(campus, title) {
      const file = path.join(directory, 'campuses', `${campus}.json`);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), title }));
      const read = once(outputLines, 'line');
      child.kill('SIGHUP');
      await read;
    },
    message: (campus) =>
      JSON.stringify({ event: 'entry.update', model: 'campus', entry: { id: 1, slug: campus } }),
    async misbehave(fault) {
      await fetch(faults, { method: 'POST', body: JSON.stringify(fault) }).then((answer) => answer.text());
    },
    async goAway() {
      earlierCalls = [...earlierCalls, ...(await readCalls())];
      await setFault('down');
    },
    async comeBack() {
      await setFault('none');
    },
    close: () => void child.kill('SIGKILL'),
  };
}
