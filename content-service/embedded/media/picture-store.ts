/** Keeps drawn pictures on disk; draws each once, whoever waits, and two at a time. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface PictureStore {
  /** @throws whatever `draw` throws */
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Drawing is all processor: more at a time would only make everybody wait. */
const drawnAtOnce = 2;

/** Pictures kept on disk: some 500 kB each; the demo content shows a few hundred. */
const defaultKept = 800;

/** @param directory where pictures are kept; null keeps none */
export function createPictureStore(directory: string | null, kept = defaultKept): PictureStore {
  const underWay = new Map<string, Promise<Buffer>>();
  const takeTurns = createTurns(drawnAtOnce);

  async function load(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (directory === null) return await takeTurns(draw);
    const file = path.join(directory, name);
    const found = await readFile(file).catch(() => null);
    if (found) return found;
    const picture = await takeTurns(draw);
    // A full disk costs speed, never a picture.
    await keep(directory, file, picture, kept).catch(() => undefined);
    return picture;
  }

  return {
    get(name, draw) {
      const running = underWay.get(name);
      if (running) return running;
      const work = load(name, draw).finally(() => underWay.delete(name));
      underWay.set(name, work);
      return work;
    },
  };
}

async function keep(directory: string, file: string, picture: Buffer, kept: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(draft, picture);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  const names = (await readdir(directory)).filter((name) => name.endsWith('.jpg'));
  if (names.length > kept) await removeOldest(directory, names, names.length - kept);
}

async function removeOldest(directory: string, names: string[], count: number): Promise<void> {
  const aged = await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      return {
        file,
        time: await stat(file).then(
          (entry) => entry.mtimeMs,
          () => 0,
        ),
      };
    }),
  );
  aged.sort((a, b) => a.time - b.time);
  await Promise.all(aged.slice(0, count).map(({ file }) => rm(file, { force: true })));
}

/** Runs at most `limit` pieces of work at once, the others in order of arrival. */
function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes on to the next in line, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
