/** A first visit on a slow line is set in a font of the system: its lines are as long and as high as in the real one. */
import { expect, test } from './fixtures';

/** French, as titles and texts are. */
const words = 'Gérer les milieux naturels, de l’inventaire au chantier, avec celles et ceux qui y vivent';

const sets = [
  { list: '--font-display', weights: [600, 650, 700] },
  { list: '--font-text', weights: [400, 500, 600, 700] },
];

for (const { list, weights } of sets) {
  test(`${list}: the system’s font takes the room of the real one`, async ({ page }) => {
    await page.goto('/');
    const families = await page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name).split(','),
      list,
    );
    const [real = '', fallback = ''] = families;
    for (const weight of weights) {
      const [one, other] = await Promise.all([sizeOf(real, weight), sizeOf(fallback, weight)]);
      expect(Math.abs(other.width / one.width - 1), `width at weight ${weight}`).toBeLessThan(0.03);
      expect(Math.abs(other.height / one.height - 1), `height at weight ${weight}`).toBeLessThan(0.03);
    }
    // Phones with Android have no Arial, and nothing here has Roboto: its figures were measured elsewhere.
    const forRoboto = await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSFontFaceRule)
          .map(({ cssText }) => cssText)
          .filter((face) => face.includes('Roboto') && face.includes('size-adjust')).length,
    );
    expect(forRoboto).toBeGreaterThan(0);
    expect(families.join()).toContain('Android');

    function sizeOf(family: string, weight: number): Promise<{ width: number; height: number }> {
      return page.evaluate(
        async ([text, family, weight]) => {
          const font = `${weight} 100px ${family}`;
          await document.fonts.load(font);
          const line = document.createElement('span');
          line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}; line-height: normal`;
          line.textContent = text;
          document.body.append(line);
          const { width, height } = line.getBoundingClientRect();
          line.remove();
          return { width, height };
        },
        [words, family, weight] as const,
      );
    }
  });
}
