import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageRequest } from './picture/request.server';
import { isTintKnown, tintOf } from './picture/tints';
import { openTintFile } from './tint-file.server';
import { createTintLearner } from './tint-learner.server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

let numbers = 0;
const request = (format: ImageRequest['format'] = 'webp'): ImageRequest => {
  numbers += 1;
  return { path: `/uploads/tint-${numbers}.jpg?v=1`, width: 320, format };
};
const bytes = Buffer.from('a picture');

function learner(result: () => Promise<number[]>) {
  const file = path.join(folder, 'tints');
  let jobs = 0;
  const convert = async () => {
    jobs += 1;
    return Buffer.from(await result());
  };
  const learn = createTintLearner({ convert }, openTintFile(file));
  return { learn, file, jobs: () => jobs };
}

describe('the colours of a picture', () => {
  it('are found once, and kept on disk', async () => {
    const { learn, file, jobs } = learner(async () => [40, 7]);
    const wanted = request();
    await Promise.all([learn(wanted, bytes), learn(wanted, bytes)]);
    await learn({ ...wanted, width: 640 }, bytes);
    expect(tintOf(wanted.path)).toEqual([40, 7]);
    expect(jobs()).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(`40 7 ${wanted.path}\n`);
  });

  it('are absent for a transparent picture, and not computed again', async () => {
    const { learn, jobs } = learner(async () => []);
    const wanted = request();
    await learn(wanted, bytes);
    await learn(wanted, bytes);
    expect(tintOf(wanted.path)).toBeUndefined();
    expect(jobs()).toBe(1);
  });

  it('are not taken from a JPEG, which cannot tell transparency', async () => {
    const { learn, jobs } = learner(async () => [1, 2]);
    await learn(request('jpeg'), bytes);
    expect(jobs()).toBe(0);
  });

  it('are looked for again after a failure', async () => {
    let fails = true;
    const { learn } = learner(async () => {
      if (fails) throw new Error('lost');
      return [1, 2];
    });
    const wanted = request();
    await learn(wanted, bytes);
    expect(isTintKnown(wanted.path)).toBe(false);
    fails = false;
    await learn(wanted, bytes);
    expect(tintOf(wanted.path)).toEqual([1, 2]);
  });
});

describe('the file of colours', () => {
  it('is believed line by line, after a restart', () => {
    const [good, none, far, cut] = [request(), request(), request(), request()].map(({ path }) => path);
    const file = path.join(folder, 'tints');
    writeFileSync(file, `3 61 ${good}\n- - ${none}\n99 1 ${far}\n12 ${cut}\nnonsense\n3 6`);
    openTintFile(file);
    expect(tintOf(good ?? '')).toEqual([3, 61]);
    expect(isTintKnown(none ?? '')).toBe(true);
    expect([none, far, cut].map((name) => tintOf(name ?? ''))).toEqual([undefined, undefined, undefined]);
  });
});
