/** The pop-in in a browser (specification §2, §4, §5): choosing, confirming, closing, coming back. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { isData, isMarkedDocument, markDocument, scrollOf, scrollTo, visit } from './page';
import { isAdmissionsData, isLists, isPost, opener, openPopIn, popIn } from './pop-in';

const actions = [
  { action: 'brochure', title: 'Recevoir une brochure' },
  { action: 'contact', title: 'Contacter un campus' },
  { action: 'registration', title: 'Candidater' },
] as const;

for (const { action, title } of actions) {
  test(`${action}: opens over the page, accepts course and campus, leads to the CRM`, async ({ page }) => {
    const shown = await openPopIn(page, '/', action);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(shown.course).toHaveValue('');
    await expect(shown.campus).toHaveValue('');
    await expect(shown.campus).toBeDisabled();
    await shown.choose('gestion nature');
    await expect(shown.course).toHaveValue('BTSA Gestion et protection de la nature');
    await shown.campus.selectOption('lyon');
    await shown.confirm.click();
    await page.waitForURL(/\/demo\/crm/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      action,
      course: 'bts-gpn',
      campus: 'lyon',
      'origine-tracking': 'direct',
    });
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(shown.dialog).toBeHidden();
  });
}

test('an open list announces the number of its options, and nothing else', async ({ page }) => {
  const shown = await openPopIn(page, '/');
  const status = shown.dialog.locator('.pop-in-status > :first-child');
  await expect(status).toBeVisible();
  await shown.course.fill('passerelle');
  await expect(shown.dialog.getByRole('option')).toHaveCount(1);
  await expect(status).toBeHidden();
});

test.describe('presets from the page', () => {
  test('a programme page presets the course', async ({ page }) => {
    const { course, campus } = await openPopIn(page, '/formations/bachelor-qse');
    await expect(course).toHaveValue('Bachelor QSE');
    await expect(campus).toBeEnabled();
    await expect(campus).toHaveValue('');
  });

  test('with a campus chosen on the page both are preset', async ({ page }) => {
    const { course, campus } = await openPopIn(page, '/formations/bachelor-qse?campus=lyon');
    await expect(course).toHaveValue('Bachelor QSE');
    await expect(campus).toHaveValue('lyon');
  });

  test('a campus page presets the campus, with the list enabled and the courses of that campus', async ({
    page,
  }) => {
    const { course, campus, options } = await openPopIn(page, '/campus/la-reunion');
    await expect(campus).toHaveValue('la-reunion');
    await expect(campus).toBeEnabled();
    await expect(course).toHaveValue('');
    await course.click();
    await expect(options.filter({ hasText: 'Gestion et maîtrise de l’eau' })).toHaveCount(1);
    await expect(options.filter({ hasText: 'Géomatique' })).toHaveCount(0);
  });

  test('a programme without a brochure shows it, with other links', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<a id="uncovered" href="/crm/brochure?course=technicien-riviere">Brochure</a>',
        );
    });
    await page.locator('#uncovered').click();
    const { alert, dialog, course } = popIn(page);
    await expect(alert).toContainText("Désolé, aucune brochure n'est disponible pour le moment.");
    await alert.locator('a[href^="/crm/contact"]').click();
    await expect(page.getByRole('dialog', { name: 'Contacter un campus' })).toBeVisible();
    await expect(dialog).toHaveCount(1);
    await expect(course).toHaveValue('Technicien de rivière');
    await page.goBack();
    await expect(dialog).toBeHidden();
  });
});

test.describe('choosing', () => {
  test('a course loads its campuses and clears a campus that is not among them', async ({ page }) => {
    const shown = await openPopIn(page, '/');
    await shown.choose('gestion nature');
    await expect(shown.campus.locator('option[value=lyon]')).toBeAttached();
    // A slow answer: the courses have not been narrowed to Lyon's yet.
    await page.route(
      ({ href }) => isData(href) && /course=bts-gpn&campus=lyon/.test(href),
      () => {},
    );
    await shown.campus.selectOption('lyon');
    const lists = page.waitForRequest((request) => request.url().includes('ecotourisme'));
    await shown.choose('ecotourisme');
    expect((await lists).url()).toContain('course=bachelor-ecotourisme&campus=lyon');
    await expect(shown.campus).toHaveValue('');
    await expect(shown.campus.locator('option:not([value=""])')).toHaveCount(2);
    await expect(shown.dialog.getByText(/Lyon/)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a campus loads the courses again', async ({ page }) => {
    const shown = await openPopIn(page, '/');
    await shown.choose('gestion nature');
    await shown.course.click();
    const all = await shown.options.count();
    await shown.course.press('Escape');
    const lists = page.waitForRequest(isLists);
    await shown.campus.selectOption('lyon');
    expect((await lists).url()).toContain('campus=lyon');
    await expect(shown.atRest).toBeVisible();
    await shown.course.click();
    expect(await shown.options.count()).toBeLessThan(all);
  });

  test('with the keyboard only', async ({ page }) => {
    await visit(page, '/');
    await opener(page, 'contact').focus();
    await page.keyboard.press('Enter');
    const { course, campus, options } = popIn(page);
    await expect(course).toBeFocused();
    await page.keyboard.type('metiers eau');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(course).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(course).toHaveValue('BTS Métiers de l’eau');
    await expect(campus).toBeEnabled();
    await expect(campus.locator('option[value=brest]')).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(campus).toBeFocused();
    await page.keyboard.type('Brest');
    await expect(campus).toHaveValue('brest');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/demo\/crm.*campus=brest/);
  });

  test('Tab chooses the course and moves to its campuses, for a list of any length', async ({ page }) => {
    const { course, campus } = await openPopIn(page, '/');
    await course.pressSequentially('b');
    await expect(course).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Tab');
    await expect(campus).toBeFocused();
    await expect(course).not.toHaveValue('b');
  });

  test('starts over: course and campus are empty, and the course comes first again', async ({ page }) => {
    const shown = await openPopIn(page, '/formations/bts-gpn?campus=lyon', 'contact');
    await expect(shown.status).toContainText('Votre choix');
    await shown.dialog.getByText('Recommencer le choix').click();
    await expect(shown.course).toBeFocused();
    await expect(shown.course).toHaveValue('');
    await expect(shown.campus).toBeDisabled();
    await expect(shown.status).toContainText('formations proposées');
    await expect(page).toHaveURL('/formations/bts-gpn?campus=lyon');
  });

  test('the courses of all campuses again: the course is kept, the campus is not', async ({ page }) => {
    const shown = await openPopIn(page, '/campus/la-reunion', 'contact');
    await expect(shown.atRest).toBeVisible();
    await shown.choose('maitrise eau');
    await expect(shown.status).toContainText('Votre choix');
    await shown.dialog.getByText('Voir les formations de tous les campus').click();
    await expect(shown.course).toBeFocused();
    await expect(shown.campus).toHaveValue('');
    await expect(shown.course).toHaveValue('BTSA Gestion et maîtrise de l’eau');
    await expect(shown.dialog.getByText('Voir les formations de tous les campus')).toHaveCount(0);
    await expect(shown.atRest).toBeVisible();
    await shown.course.fill('geomatique');
    await expect(shown.options).toHaveCount(1);
  });

  test('late answers change nothing', async ({ page }) => {
    const shown = await openPopIn(page, '/');
    await expect(shown.atRest).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      ({ href }) => isData(href) && /course=bachelor-ecotourisme/.test(href),
      async (route) => {
        await held;
        await route.continue().catch(() => {});
      },
    );
    await shown.choose('ecotourisme');
    await expect(shown.busy).toHaveCount(1);
    await shown.choose('gestion nature');
    await expect(shown.atRest).toBeVisible();
    release();
    await shown.campus.selectOption('lyon');
    await expect(shown.course).toHaveValue('BTSA Gestion et protection de la nature');
    await expect(shown.status).toContainText('Lyon');
  });
});

test.describe('confirming', () => {
  test.use({ allowedStatuses: [404] });

  test('without both: the sentence, and no request', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => isPost(request) && posts.push(request.url()));
    const shown = await openPopIn(page, '/');
    await shown.confirm.click();
    await expect(shown.alert).toHaveText('Vous devez choisir un campus et une formation.');
    await expect(shown.course).toBeFocused();
    await shown.choose('gestion nature');
    await expect(shown.alert).toBeHidden();
    await shown.confirm.click();
    await expect(shown.alert).toHaveText('Vous devez choisir un campus et une formation.');
    await expect(shown.campus).toBeFocused();
    expect(posts).toEqual([]);
  });

  test('with an unknown course: the course chosen before is not sent', async ({ page }) => {
    const shown = await openPopIn(page, '/formations/bts-gpn');
    await shown.campus.selectOption('lyon');
    await expect(shown.atRest).toBeVisible();
    await shown.course.fill('coiffure');
    await shown.confirm.click();
    await expect(shown.alert).toHaveText('Vous devez choisir un campus et une formation.');
    await expect(shown.course).toHaveValue('');
    await expect(shown.course).toBeFocused();
    await expect(shown.campus).toHaveValue('lyon');
  });

  test('pressed twice: one post', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => isPost(request) && posts.push(request.url()));
    const shown = await openPopIn(page, '/formations/bts-gpn');
    await shown.campus.selectOption('lyon');
    await shown.confirm.dblclick();
    await page.waitForURL(/\/demo\/crm/);
    expect(posts).toHaveLength(1);
  });

  test('without a link: the sentence, the choice kept, the campus’s number', async ({ page }) => {
    const shown = await openPopIn(page, '/formations/bts-gemeau', 'contact');
    await shown.campus.selectOption('tours');
    await shown.confirm.click();
    await expect(shown.alert).toContainText('Lien CRM introuvable.');
    await expect(shown.alert.locator('a[href^="tel:"]')).toBeVisible();
    await expect(shown.dialog.getByRole('region')).toContainText('Tours');
    await expect(shown.campus).toHaveValue('tours');
    await expect(shown.course).toHaveValue('BTSA Gestion et maîtrise de l’eau');
  });
});

test.describe('the link stays a link', () => {
  test('opens the page in a new tab with the middle button or Control', async ({ page, context }) => {
    await visit(page, '/');
    for (const how of ['middle', 'control'] as const) {
      const tab = context.waitForEvent('page');
      await opener(page).click(how === 'middle' ? { button: 'middle' } : { modifiers: ['ControlOrMeta'] });
      await expect(await tab).toHaveURL(/\/crm\/brochure/);
    }
    await expect(popIn(page).dialog).toBeHidden();
  });

  test('leads to the page if the layout has no pop-in', async ({ page }) => {
    await visit(page, '/art-culture');
    await opener(page).click();
    await expect(page).toHaveURL(/\/crm\/brochure/);
    await expect(popIn(page).dialog).toBeHidden();
  });

  test('leads to the page if the pop-in’s code is not loaded', async ({ page }) => {
    await page.route(/\/assets\/pop-in-[^/]*\.js$/, () => {});
    await visit(page, '/');
    await opener(page).click();
    await expect(page).toHaveURL(/\/crm\/brochure/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('closing', () => {
  test('clears error, course and campus, and returns the focus', async ({ page }) => {
    const shown = await openPopIn(page, '/');
    await shown.choose('gestion nature');
    await shown.confirm.click();
    await expect(shown.alert).toBeVisible();
    await shown.close.click();
    await expect(shown.dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(shown.course).toHaveValue('');
    await expect(shown.campus).toBeDisabled();
    await expect(shown.alert).toBeHidden();
  });

  test('Escape closes the list first, then the pop-in', async ({ page }) => {
    const shown = await openPopIn(page, '/');
    await shown.course.fill('eau');
    await expect(shown.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown.options).toHaveCount(0);
    await expect(shown.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown.dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('a press on the backdrop closes; one inside does not', async ({ page }) => {
    const { dialog } = await openPopIn(page, '/');
    await dialog.getByRole('heading').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('Back closes and stays on the page as it is, Forward opens again', async ({ page }) => {
    await visit(page, '/campus');
    await scrollTo(page, 400);
    await markDocument(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isData(request.url()) && !isAdmissionsData(request.url())) asked.push(request.url());
    });
    await opener(page).press('Enter');
    const { dialog } = popIn(page);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/campus');
    await expect(opener(page)).toBeFocused();
    expect(await scrollOf(page)).toBe(400);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(asked).toEqual([]);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test('a reload opens it again with its presets; another page is without it', async ({ page }) => {
    const { dialog, course } = await openPopIn(page, '/formations/bachelor-qse');
    await expect(course).toHaveValue('Bachelor QSE');
    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(course).toHaveValue('Bachelor QSE');
    await expect(page).toHaveURL('/formations/bachelor-qse');
    await visit(page, '/campus');
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeVisible();
  });

  test('leaves no history entry when it is closed by hand: Back leads to the page before', async ({
    page,
  }) => {
    await visit(page, '/campus');
    const { dialog, close } = await openPopIn(page, '/formations');
    await close.click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/campus');
  });
});

test('has no accessibility violation: empty, with its list open, with an error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shown = await openPopIn(page, '/');
  await expect(shown.atRest).toBeVisible();
  const violations = async () =>
    (await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html }) => html),
    ]);
  expect(await violations()).toEqual([]);
  // The page has a banner already.
  await expect(page.getByRole('dialog').getByRole('banner')).toHaveCount(0);
  await shown.course.fill('eau');
  expect(await violations()).toEqual([]);
  await shown.course.press('Escape');
  await shown.confirm.click();
  await expect(shown.alert).toBeVisible();
  expect(await violations()).toEqual([]);
});
