/** The pop-in as a visitor finds it, for its tests. */
import type { Page, Request } from 'playwright/test';
import { expect } from '../fixtures';
import { isData, visit } from './page';

export function popIn(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    course: dialog.getByRole('combobox', { name: 'Formation' }),
    options: dialog.getByRole('listbox', { name: 'Formation' }).getByRole('option'),
    campus: dialog.locator('select[name=campus]'),
    confirm: dialog.locator('button[type=submit]'),
    close: dialog.getByRole('button', { name: 'Fermer' }),
    alert: dialog.getByRole('alert'),
    status: dialog.locator('.pop-in-status'),
    busy: dialog.locator('form[aria-busy=true]'),
    /** It is open and waits for no answer. */
    atRest: dialog.locator('form[aria-busy=false]'),
    /** Types a few letters and chooses the best match. */
    async choose(text: string) {
      await this.course.fill(text);
      await expect(this.options.first()).toHaveAttribute('aria-selected', 'true');
      await this.course.press('Enter');
    },
  };
}

/** The first visible link to an admissions page. */
export const opener = (page: Page, action = 'brochure') =>
  page.locator(`a[href^="/crm/${action}"]:visible`).first();

/** Opens a page and the pop-in from its first such link. */
export async function openPopIn(page: Page, path: string, action = 'brochure') {
  await visit(page, path);
  await opener(page, action).click();
  return popIn(page);
}

/** The pop-in's questions to the site: its loader's lists, its action's link. */
export const isLists = (request: Request) => request.method() === 'GET' && isAdmissionsData(request.url());
export const isPost = (request: Request) => request.method() === 'POST' && /\/crm\//.test(request.url());
export const isAdmissionsData = (address: string) => isData(address) && /\/crm\//.test(address);
