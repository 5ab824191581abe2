import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LevelStrip } from './level-strip';

describe('the drawing of the entry level and the level reached', () => {
  it('also goes down: a conversion may require more than it gives', () => {
    const html = renderToStaticMarkup(
      <LevelStrip programme={{ entryLevel: 5, exitLevel: 0, duration: null }} />,
    );
    const [, way] = /class="level-climb" d="([^"]*)"/.exec(html) ?? [];
    expect(way?.split('L')).toHaveLength(6);
  });
});
