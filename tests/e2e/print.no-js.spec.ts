/** Print layout: a sheet or a comparison takes at most two A4 pages. */
import { expect, test } from './fixtures';

const printed = [
  // The most campuses, the longest programme, one of few facts, a short course.
  '/formations/bts-gpn',
  '/formations/bts-gpn?campus=lyon',
  '/formations/bts-gpn?campus=annecy',
  '/formations/mastere-management-environnement?campus=lyon',
  '/formations/mastere-management-environnement',
  '/formations/annee-passerelle',
  '/formations/court-bilan-carbone',
  '/formations/comparer?f=mastere-management-environnement&f=mastere-rse&f=responsable-performance-durable',
];

for (const address of printed) {
  test(`${address} has one page or two`, async ({ page }) => {
    await page.goto(address);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(2);
  });
}
