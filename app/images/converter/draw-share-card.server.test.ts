import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareTitle } from '../picture/share-card';
import { drawShareCard } from './draw-share-card.server';

const school = ['IET', 'Institut de l’environnement et des territoires'] as const;
const photo = () =>
  sharp({
    create: {
      width: 1600,
      height: 1067,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

/** The share of the left half that is lighter than its background: the letters. */
async function lightness(card: Buffer): Promise<number> {
  const words = await sharp(card).extract({ left: 0, top: 160, width: 640, height: 470 }).greyscale().stats();
  return words.channels[0]?.mean ?? 0;
}

describe('the card of a shared link', () => {
  it('is 1200 × 630 pixels and at most 300 kB, with the busiest illustration', async () => {
    const card = await drawShareCard(
      { title: 'BTSA Gestion et protection de la nature', school, focus: null, colours: null },
      await photo(),
    );
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.byteLength).toBeLessThan(300_000);
  });

  it('names the school once if it has one name', async () => {
    const heading = async (names: readonly [string, string]) => {
      const card = await drawShareCard({ title: 'Contact', school: names, focus: null, colours: null }, null);
      const { channels } = await sharp(card)
        .extract({ left: 130, top: 40, width: 510, height: 100 })
        .greyscale()
        .stats();
      return channels[0]?.mean ?? 0;
    };
    expect(await heading(['ESB', 'ESB'])).toBeLessThan(await heading(['ESB', 'École du bois']));
    expect(await heading(['ESB', 'ESB'])).toBeLessThan(await heading(['ESB', 'ESB.']));
  });

  it('shows all of a title of 120 characters, accents and ligatures included', async () => {
    const title =
      'Œuvrer à l’écoute des forêts : où l’été brûle, ce que dépérir veut dire, et ce qu’on plante après la sécheresse — à Noël';
    expect(title).toHaveLength(120);
    expect(shareTitle(title)).toBe(title);
    const whole = await lightness(await drawShareCard({ title, school, focus: null, colours: null }, null));
    const half = await lightness(
      await drawShareCard({ title: title.slice(0, 60), school, focus: null, colours: null }, null),
    );
    expect(whole).toBeGreaterThan(half);
  });

  it('cuts a long text between words', () => {
    const cut = shareTitle('mot '.repeat(60).trim());
    expect(cut.length).toBeLessThanOrEqual(130);
    expect(cut).toMatch(/mot…$/);
  });
});
