import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { focusClasses } from './picture-focus';

describe('the crop of a picture', () => {
  it('is the frame’s own if the picture has no focal point', () => {
    expect(focusClasses(undefined)).toBeUndefined();
  });

  it('has its subject in the middle if it shows half of the picture', () => {
    expect(focusClasses({ x: 65, y: 40 })).toBe('focus-x-80 focus-y-30');
  });

  it('never leaves the picture', () => {
    expect(focusClasses({ x: 96, y: 0 })).toBe('focus-x-100 focus-y-0');
  });

  it('has a rule in the style sheet for every place', () => {
    const sheet = readFileSync('app/ui/picture.css', 'utf8');
    for (let percent = 0; percent <= 100; percent += 1) {
      for (const name of focusClasses({ x: percent, y: percent })?.split(' ') ?? []) {
        expect(sheet).toContain(`.${name} {`);
      }
    }
  });
});
