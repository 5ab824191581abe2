import { expect, it } from 'vitest';
import { type BeginningSchool, firstSteps, regulatedPage } from './beginning';
import { pageDuties } from './duties/page-duties';
import { regulatedPages } from './duties/regulated-pages';
import { pageHref } from './page-address';

const nothing: BeginningSchool = {
  name: 'Nouvelle école',
  hasLogo: false,
  campuses: 0,
  programmes: 0,
  pages: [],
  crmIsSettled: false,
  menus: { navbarproto: 4, footer: 0 },
};
const page = (path: string, isPublished: boolean) => {
  const [, rubrique = '', slug = null] = path.split('/');
  return { documentId: path, rubrique, slug, isPublished };
};
const left = (school: Partial<BeginningSchool>) =>
  firstSteps({ ...nothing, ...school })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name);

it('lists what a new school lacks, in order', () => {
  const paths = regulatedPages.map(({ path }) => path);
  expect(left({})).toEqual(['name', 'logo', 'campus', 'programme', ...paths, 'crm', 'menus']);
});

it('has nothing left once all is done', () => {
  expect(
    left({
      name: 'École du Littoral',
      hasLogo: true,
      campuses: 1,
      programmes: 1,
      pages: regulatedPages.map(({ path }) => page(path, true)),
      crmIsSettled: true,
      menus: { navbarproto: 1, footer: 1 },
    }),
  ).toEqual([]);
});

it('leads to a page that is there as a draft, and says how to make one that is not', () => {
  const steps = firstSteps({ ...nothing, pages: [page('/mentions-legales', false)] });
  expect(steps.find(({ name }) => name === '/mentions-legales')).toMatchObject({
    isDone: false,
    documentId: '/mentions-legales',
  });
  expect(steps.find(({ name }) => name === '/ecole/certification-qualiopi')).toMatchObject({
    documentId: null,
    help: expect.stringContaining('certification-qualiopi'),
  });
});

it('begins a page with its address and title alone, so that nothing can be published unread', () => {
  for (const duty of regulatedPages) {
    const page = regulatedPage(duty.path);
    expect(page && pageHref(page)).toBe(duty.path);
    const written = { path: duty.path, updatedOn: '2027-02-01', text: JSON.stringify(page) };
    const missing = pageDuties(duty, written, new Date('2027-02-01'));
    expect(missing).toHaveLength(Object.keys(duty.says).length);
  }
  expect(regulatedPage('/contact')).toBeNull();
  expect(regulatedPage(undefined)).toBeNull();
});
