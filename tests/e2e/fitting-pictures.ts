/** Pictures are asked for about as wide as they are shown: `sizes` says before the layout what the layout does. */
import type { Page } from 'playwright/test';
import { shownWidth, takenAddress } from '../../app/server/first-screens/taken-width';

const densities = [1, 2];
/** The width taken, relative to the width needed. */
const fits = { least: 0.9, most: 1.5 };
/**
 * A card in a row that is not full is wider, and its picture lies beside the text: `sizes` cannot know. Most cards of
 * a page fit, and none is further off than this.
 */
const fitsOddCards = { least: 0.5, most: 2.1 };

/** Pictures that would be taken much wider or narrower than they are shown, on screens of both densities. */
export async function misfitPictures(page: Page): Promise<string[]> {
  const pictures = await shownPictures(page);
  const width = page.viewportSize()?.width ?? 0;
  const cards = pictures.filter(({ name }) => name === 'entry-picture');
  return densities.flatMap((density) => {
    const screen = { width, density };
    const odd = cards.filter((card) => misfit(card, screen, fits)).length;
    const strict = odd > cards.length / 2 ? pictures : pictures.filter((it) => !cards.includes(it));
    const problems = [
      ...cards.map((card) => misfit(card, screen, fitsOddCards)),
      ...strict.map((picture) => misfit(picture, screen, fits)),
    ];
    return [...new Set(problems)].flatMap((problem) => (problem ? [`${density}x: ${problem}`] : []));
  });
}

interface Shown {
  name: string;
  sizes: string;
  srcset: string;
  /** CSS pixels of the whole picture, what its crop hides included. */
  width: number;
}

function shownPictures(page: Page): Promise<Shown[]> {
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

/** What is wrong with the width that is taken; null where it fits, or no other that is offered fits better. */
function misfit(
  { name, srcset, sizes, width }: Shown,
  screen: { width: number; density: number },
  { least, most }: typeof fits,
): string | null {
  const needed = width * screen.density;
  const offered = [...srcset.matchAll(/ (\d+)w/g)].map(([, pixels]) => Number(pixels));
  const address = takenAddress(srcset, sizes, screen) ?? '';
  const taken = Number(/^\/images\/\w+\/(\d+)\//.exec(address)?.[1]);
  const best = offered.find((pixels) => pixels >= fits.least * needed) ?? offered.at(-1);
  if (taken === best || (taken >= least * needed && taken <= most * needed)) return null;
  const said = shownWidth(sizes, screen);
  return `${name}: ${taken} taken, ${Math.round(needed)} needed, ${best} offered (shown ${Math.round(width)}, said ${Math.round(said)})`;
}
