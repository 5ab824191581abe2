/** `npm run content doctor`, as in `docs/operate.md`: against a content service on a separate address. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskCopy } from '~/content/disk-copy.server';
import type { Examination } from '~/doctor/trouble';
import { listCampuses } from '~/school/campuses/campuses.server';
import { withFaults } from '../../content-service/embedded/faults';
import { demoService } from '../http-service';
import { secondSchool } from '../second-school/words-of-first-school';
import { apiUrl, createRig } from './service';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A school's content service on a free port of loopback. */
async function serve(directory: string) {
  const service = demoService(directory);
  const faults = withFaults(service);
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const answer = await faults.handler(
      new Request(`http://${headers.host}${url}`, {
        method,
        headers: headers as Record<string, string>,
        ...(method === 'POST' ? { body: await text(incoming) } : {}),
      }),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { faults, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` };
}

interface Visit {
  status: number;
  examination: Examination;
}

function visit(url: string, environment: Record<string, string> = {}): Promise<Visit> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['tools/content.mjs', 'doctor', '--json'],
      { env: { ...process.env, CONTENT_API_URL: url, ...environment }, maxBuffer: 50 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const status = Number(error?.code ?? 0);
        if (stdout === '') reject(new Error(`no report, status ${status}: ${stderr}`));
        else resolve({ status, examination: JSON.parse(stdout) });
      },
    );
  });
}

/** A school of the operator's own: a drawing as its logo, and no CRM. */
function schoolWithoutCrm(): string {
  const school = path.join(folder, 'school');
  cpSync(secondSchool, school, { recursive: true });
  writeFileSync(
    path.join(school, 'uploads/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z" fill="#234"/></svg>',
  );
  const settings = JSON.parse(readFileSync(path.join(school, 'settings.json'), 'utf8'));
  settings.logo = { file: 'logo.svg', alternativeText: 'ESLI', width: 120, height: 40 };
  writeFileSync(path.join(school, 'settings.json'), JSON.stringify(settings));
  const crm = JSON.parse(readFileSync(path.join(school, 'crm.json'), 'utf8'));
  writeFileSync(path.join(school, 'crm.json'), JSON.stringify({ ...crm, linkBase: null }));
  return school;
}

describe('npm run content doctor', () => {
  it('ends with 0 on the demonstration, its pictures looked at', async () => {
    const { url } = await serve(path.resolve('content-service/data'));
    const { status, examination } = await visit(url);
    expect(examination.troubles).toEqual([]);
    expect(examination.entries).toBeGreaterThan(250);
    expect(examination.pictures).toBeGreaterThan(100);
    expect(status).toBe(0);
  });

  it('ends with 0 on a school of one’s own, with a drawing as its logo and without a CRM', async () => {
    const { url } = await serve(schoolWithoutCrm());
    const { status, examination } = await visit(url);
    expect(examination.troubles).toEqual([]);
    expect(examination.pictures).toBeGreaterThan(1);
    expect(status).toBe(0);
  });

  it('asks the service, not its last good copy', async () => {
    const { url, faults } = await serve(secondSchool);
    const directory = path.join(folder, 'copies');
    const disk = createDiskCopy({ directory, clock: Date.now, log: console });
    // The site that wrote the copies asked this service.
    const write: typeof disk.write = (address, answer) => disk.write(address.replace(apiUrl, url), answer);
    await listCampuses(createRig({ copies: { ...disk, write } }).content);
    await disk.flush();
    faults.set({ kind: 'bare-404', only: '/api/campuses' });
    const { status, examination } = await visit(url, { CONTENT_COPY_PATH: directory });
    expect(examination.troubles).toContainEqual(
      expect.objectContaining({ kind: 'answer', place: 'campuses' }),
    );
    expect(status).toBe(1);
  });
});
