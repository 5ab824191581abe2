import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LevelProfile } from './level-profile';
import { LevelStrip } from './level-strip';

describe('the way from one level to another', () => {
  it.each([LevelStrip, LevelProfile])(
    'is drawn to a lower one, too: a conversion asks for more than it gives',
    (Drawing) => {
      const html = renderToStaticMarkup(<Drawing entry={5} exit={0} />);
      const [, way] = /class="level-climb" d="([^"]*)"/.exec(html) ?? [];
      expect(way?.split('L')).toHaveLength(6);
    },
  );
});
