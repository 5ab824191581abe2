import { describe, expect, it } from 'vitest';
import { pictureKind } from './picture-limits';

describe('a file', () => {
  it.each([
    ['/uploads/campus.JPG', 'jpeg'],
    ['/uploads/plan.v2.svg', 'svg'],
    ['/uploads/brochure.pdf', null],
    ['/uploads/campus.jpg.zip', null],
    ['/uploads/campus', null],
    ['', null],
  ])('%s is a picture by its ending: %s', (path, kind) => expect(pictureKind(path)).toBe(kind));
});
