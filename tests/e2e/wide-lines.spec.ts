/** Elements on one line if there is room: fields and their button, links of a comparison, years. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

const compared = '/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse';

for (const [address, selector] of [
  ['/agenda', '.list-form :is(input:not([type=hidden]), select, button)'],
  [compared, '.comparison-remove'],
] as const) {
  test(`${selector} are on one line at ${address}`, { tag: '@document' }, async ({ page }) => {
    await page.goto(address);
    const boxes = await page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return `${Math.round(top)} to ${Math.round(bottom)}`;
      }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes).size, boxes.join(', ')).toBe(1);
  });
}

test('the fields of ‘Je suis en… près de…’ show their text in full', { tag: '@document' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .locator('.orientation-form :is(select, input:not([type=hidden]))')
      .evaluateAll((fields) =>
        fields.flatMap((field) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) return ['no canvas'];
          pen.font = font;
          const words =
            field instanceof HTMLSelectElement
              ? field.selectedOptions[0]?.text
              : (field as HTMLInputElement).placeholder;
          const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return pen.measureText(words ?? '').width > room + 1 ? [words] : [];
        }),
      );
    expect.soft(cut, `${width} px`).toEqual([]);
  }
});

test('an admission date keeps its year on the same line', { tag: '@document' }, async ({ page }) => {
  await page.goto('/integrer-iet/admissions');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await brokenYears(page), `${width} px`).toEqual([]);
  }
});

/** Dates whose year is on a second line. */
function brokenYears(page: Page): Promise<string[]> {
  return page.locator('.timeline-date').evaluateAll((dates) =>
    dates.flatMap((date) => {
      const words = document.createTreeWalker(date, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        for (const { 0: year, index } of (node.textContent ?? '').matchAll(/\d{4}/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + year.length);
          if (range.getClientRects().length > 1) broken.push(date.textContent ?? '');
        }
      }
      return broken;
    }),
  );
}
