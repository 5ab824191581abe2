import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconNames } from './icon-names';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

describe('the icons', () => {
  it('are all in the sprite, and the sprite holds no other', () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect(drawn).toEqual([...iconNames]);
  });
});
