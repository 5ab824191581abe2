/** Pictures are requested about as wide as they are shown: `sizes` predicts the layout's result. */
import type { Page } from 'playwright/test';
import { shownWidth, takenAddress } from './taken-width';

const densities = [1, 2];
/** The chosen width, relative to the needed one. */
const fits = { min: 0.9, max: 1.5 };
/**
 * A card in an incomplete row is wider, and its picture is beside the text: `sizes` cannot know. Most cards of a page
 * fit, and none differs by more than this.
 */
const fitsOddCards = { min: 0.5, max: 2.1 };

/** Pictures whose chosen width differs much from their displayed one, on screens of both densities. */
export async function misfitPictures(page: Page): Promise<string[]> {
  const repeated = await repeatedDrawings(page);
  const pictures = await shownPictures(page);
  const width = page.viewportSize()?.width ?? 0;
  const cards = pictures.filter(({ name }) => name === 'entry-picture');
  const misfits = densities.flatMap((density) => {
    const screen = { width, density };
    const odd = cards.filter((card) => misfit(card, screen, fits)).length;
    const strict = odd > cards.length / 2 ? pictures : pictures.filter((picture) => !cards.includes(picture));
    const problems = [
      ...cards.map((card) => misfit(card, screen, fitsOddCards)),
      ...strict.map((picture) => misfit(picture, screen, fits)),
    ];
    return [...new Set(problems)].flatMap((problem) => (problem ? [`${density}x: ${problem}`] : []));
  });
  return [...repeated, ...misfits];
}

/** Drawings as large as pictures that are the same several times: they show nothing. */
function repeatedDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const counts = new Map<string, number>();
    for (const drawing of document.querySelectorAll('main svg:not(svg *)')) {
      const { width, height } = drawing.getBoundingClientRect();
      if (width < 200 || height < 60) continue;
      counts.set(drawing.innerHTML, (counts.get(drawing.innerHTML) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count > 2)
      .map(([drawing, count]) => `${count} times the same drawing: ${drawing.slice(0, 120)}`);
  });
}

interface ShownPicture {
  name: string;
  sizes: string;
  srcset: string;
  /** CSS pixels of the whole picture, including the part that its crop hides. */
  width: number;
}

function shownPictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('picture')].flatMap((picture) => {
      const [source, image] = [picture.querySelector('source'), picture.querySelector('img')];
      const box = image?.getBoundingClientRect();
      if (!source || !image || !box || box.width < 1 || !image.checkVisibility()) return [];
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return {
        name: picture.className.split(' ').at(-1) ?? '',
        sizes: source.sizes,
        srcset: source.srcset,
        width: Math.max(box.width, box.height * ratio),
      };
    }),
  );
}

/** The error of the chosen width; null if it fits, or if no other offered one fits better. */
function misfit(
  { name, srcset, sizes, width }: ShownPicture,
  screen: { width: number; density: number },
  { min, max }: typeof fits,
): string | null {
  const needed = width * screen.density;
  const offered = [...srcset.matchAll(/ (\d+)w/g)].map(([, pixels]) => Number(pixels));
  const address = takenAddress(srcset, sizes, screen) ?? '';
  const taken = Number(/^\/images\/\w+\/(\d+)\//.exec(address)?.[1]);
  const best = offered.find((pixels) => pixels >= fits.min * needed) ?? offered.at(-1);
  if (taken === best || (taken >= min * needed && taken <= max * needed)) return null;
  const predicted = shownWidth(sizes, screen);
  return `${name}: ${taken} taken, ${Math.round(needed)} needed, ${best} offered (shown ${Math.round(width)}, said ${Math.round(predicted)})`;
}
