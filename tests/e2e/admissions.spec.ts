/** From the home page, a programme and a campus to the CRM address, with and without JavaScript. */
import type { Locator, Page } from 'playwright/test';
import { expect, hasScripts, test } from './fixtures';
import { siteOrigin } from './servers';

const actions = [
  { action: 'brochure', button: 'Brochure' },
  { action: 'contact', button: 'Contact' },
  { action: 'registration', button: 'Candidature' },
] as const;

/** The values that arrived at the CRM. */
function arrival(page: Page) {
  const url = new URL(page.url());
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
}

/** The admissions form of the page. */
function form(page: Page) {
  const main = page.getByRole('main');
  return {
    course: main.locator('select[name=course]'),
    campus: main.locator('select[name=campus]'),
    // The previous button sorts campuses by distance.
    step: main.locator('button[formmethod=get]').last(),
    confirm: main.locator('form[method=post] button[type=submit]:not([formmethod], [aria-hidden])'),
  };
}

for (const { action, button } of actions) {
  test.describe(`the ${action} page`, () => {
    test('from the home page: the visitor makes both choices', async ({ page }) => {
      await page.goto('/');
      await follow(page, page.locator(`a[href^="/crm/${action}"]:visible`, { hasText: button }).first());
      await expect(page).toHaveURL(new RegExp(`/crm/${action}`));
      await chooseOnPage(page, action, 'bts-gpn', 'lyon');
    });

    test('from a programme: the course is preset', async ({ page }) => {
      await page.goto('/formations/bachelor-qse');
      await follow(page, page.getByRole('main').locator(`a[href^="/crm/${action}"]`).first());
      await expect(page).toHaveURL(/course=bachelor-qse/);
      await chooseOnPage(page, action, 'bachelor-qse', 'nantes');
    });

    test('from a campus: the campus is preset', async ({ page }) => {
      await page.goto('/campus/la-reunion');
      await follow(page, page.getByRole('main').locator(`a[href^="/crm/${action}"]`).first());
      await expect(page).toHaveURL(/campus=la-reunion/);
      await chooseOnPage(page, action, 'bts-gemeau', 'la-reunion');
    });
  });
}

test('links beside the fields lead back to all courses, and to all campuses', async ({ page }) => {
  await page.goto('/campus/la-reunion');
  await follow(page, page.getByRole('main').locator('a[href^="/crm/contact"]').first());
  const { course, campus, step } = form(page);
  const offered = () => course.locator('option').count();
  await expect(campus.locator('option[value=lyon]')).toBeAttached();
  await course.selectOption('bts-gemeau');
  await step.click();
  await expect(page).toHaveURL(/course=bts-gemeau/);
  const ofTheCampus = await offered();
  const way = page.getByRole('main').getByRole('link', { name: 'Voir les formations de tous les campus' });
  await way.click();
  await expect(page).toHaveURL('/crm/contact?course=bts-gemeau');
  await expect(way).toHaveCount(0);
  await expect(course).toHaveValue('bts-gemeau');
  await expect(campus).toHaveValue('');
  expect(await offered()).toBeGreaterThan(ofTheCampus);
  await page.getByRole('main').getByRole('link', { name: 'Recommencer le choix' }).click();
  await expect(page).toHaveURL('/crm/contact');
  await expect(course).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** To the target of a link. With JavaScript a click opens the pop-in, which has separate tests. */
async function follow(page: Page, link: Locator) {
  if (!hasScripts()) return link.click();
  await page.goto((await link.getAttribute('href')) ?? '');
}

async function chooseOnPage(page: Page, action: string, course: string, campus: string) {
  const { course: courses, campus: campuses, step, confirm } = form(page);
  await courses.selectOption(course);
  if (!(await campuses.isVisible()) || (await campuses.inputValue()) !== campus) {
    await step.click();
    await campuses.selectOption(campus);
  }
  await confirm.click();
  await page.waitForURL(/\/demo\/crm/);
  expect(arrival(page)).toEqual({
    path: '/demo/crm',
    action,
    course,
    campus,
    'origine-tracking': 'direct',
    utm_source: 'direct',
    utm_medium: 'none',
  });
}

test('under another name of this machine the form leads on under that name', async ({ page }) => {
  const here = siteOrigin.replace('localhost', '127.0.0.1');
  await page.goto(`${here}/crm/contact?course=bts-gpn&campus=lyon`);
  await form(page).confirm.click();
  await page.waitForURL(`${here}/demo/crm?**`);
  expect(arrival(page)).toMatchObject({ course: 'bts-gpn', campus: 'lyon' });
});

test.describe('origin of the visitor', () => {
  test('the source of a campaign arrives at the CRM', async ({ page }) => {
    await page.goto('/formations/bts-gpn?utm_source=salon-lyon&utm_medium=papier');
    await page.goto('/crm/contact?course=bts-gpn&campus=lyon');
    await form(page).confirm.click();
    await page.waitForURL(/\/demo\/crm/);
    expect(arrival(page)).toMatchObject({
      'origine-tracking': 'salon-lyon',
      utm_source: 'salon-lyon',
      utm_medium: 'papier',
    });
  });

  test('cookies last two days, for the whole site, SameSite Lax', async ({ page, context }) => {
    await page.goto('/?utm_source=affiche');
    const cookies = await context.cookies();
    for (const name of ['origine-tracking', 'utm_source', 'utm_medium']) {
      const cookie = cookies.find((candidate) => candidate.name === name);
      expect(cookie?.path).toBe('/');
      expect(cookie?.sameSite).toBe('Lax');
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 172_800)).toBeLessThan(60);
    }
  });
});

test.describe('a choice that cannot be sent', () => {
  test.use({ allowedStatuses: [400, 404] });

  test('without a choice: the sentence, 400, and the choices kept', async ({ page }) => {
    await page.goto('/crm/contact?course=bts-gpn');
    await form(page).confirm.click();
    await expect(page.getByText('Vous devez choisir un campus et une formation.')).toBeVisible();
    await expect(form(page).course).toHaveValue('bts-gpn');
    await expect(form(page).campus).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur/);
  });

  test('a step without a programme: an error in the title, and the list of programmes has the focus', async ({
    page,
  }) => {
    await page.goto('/crm/brochure');
    await page.getByRole('button', { name: 'Voir les campus' }).click();
    await expect(form(page).course).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur/);
  });

  test('without a link: the sentence, 404, and the campus’s phone number', async ({ page }) => {
    await page.goto('/crm/brochure?course=bts-gemeau&campus=tours');
    await form(page).confirm.click();
    await expect(page.getByText('Lien CRM introuvable.')).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(form(page).campus).toHaveValue('tours');
  });

  test('a programme without brochure says so', { tag: '@document' }, async ({ page }) => {
    await page.goto('/crm/brochure?course=technicien-riviere');
    await expect(
      page.getByText("Désolé, aucune brochure n'est disponible pour le moment.").first(),
    ).toBeVisible();
  });
});
