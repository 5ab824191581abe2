/** The pop-in while the content service is slow or away: the message, the choice kept, the number to call. */
import { admissionsData, openPopIn } from '../browser/pop-in';
import { expect, recovered, setFault, test } from '../fixtures';
import { remoteSiteOrigin } from '../servers';

// Each asks for a course nobody else asks for: what is cached cannot fail.
test.use({ allowedStatuses: [500, 503, 504, 429] });
test.afterEach(() => setFault({ kind: 'none' }));

test('the link cannot be had: the campus’s number, and a second try', async ({ page }) => {
  const shown = await openPopIn(page, `${remoteSiteOrigin}/formations/mastere-rse`);
  await shown.campus.selectOption('nantes');
  await expect(shown.status).toContainText('Nantes');
  await setFault({ kind: 'down', only: 'mastere-rse/nantes' });
  await shown.confirm.click();
  await expect(shown.alert).toContainText('Erreur interne au serveur.');
  await expect(shown.alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(shown.dialog.getByRole('region')).toContainText('Nantes');
  await expect(shown.course).toHaveValue('Mastère Stratégie RSE');
  await expect(shown.campus).toHaveValue('nantes');
  await setFault({ kind: 'none' });
  await recovered(remoteSiteOrigin);
  await shown.confirm.click();
  await page.waitForURL(/localhost:\d+\/demo\/crm.*campus=nantes|crm\.example/);
});

test('the campuses cannot be had: the course stays chosen, the lists can be asked for again', async ({
  page,
}) => {
  const shown = await openPopIn(page, `${remoteSiteOrigin}/`, 'registration');
  await expect(shown.atRest).toBeVisible();
  await setFault({ kind: 'error-500', only: 'registration/bachelor-geomatique/campuses' });
  await shown.choose('geomatique');
  await expect(shown.alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(shown.course).toHaveValue('Bachelor Géomatique et données environnementales');
  await setFault({ kind: 'none' });
  await recovered(remoteSiteOrigin);
  await shown.dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(shown.campus.locator('option[value=rennes]')).toBeAttached();
  await expect(shown.alert).toBeHidden();
});

test('a service that is too slow: the visitor is told in time', async ({ page }) => {
  const shown = await openPopIn(page, `${remoteSiteOrigin}/`, 'contact');
  await expect(shown.atRest).toBeVisible();
  await setFault({ kind: 'slow', delay: 30_000, only: 'contact/bts-maintenance-eolienne/campuses' });
  await shown.choose('eolien');
  await expect(shown.busy).toHaveCount(1);
  await expect(shown.alert).toContainText(/Délai de réponse dépassé\.|Erreur interne au serveur\./, {
    timeout: 20_000,
  });
  await expect(shown.course).toHaveValue(/éolien/);
});

test('no connection, an overloaded site, too many posts: the page stays, with a message', async ({
  page,
}) => {
  const shown = await openPopIn(page, '/formations/bts-gpn');
  await expect(shown.atRest).toBeVisible();
  await page.route(admissionsData, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await shown.campus.selectOption('lyon');
  await expect(shown.alert).toContainText('Erreur interne au serveur.');
  await expect(shown.campus).toHaveValue('lyon');
  await page.unrouteAll();
  await page.route(admissionsData, (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }));
  await shown.confirm.click();
  await expect(shown.alert).toContainText('Une erreur est survenue.');
  await page.unrouteAll();
  await shown.confirm.click();
  await page.waitForURL(/\/demo\/crm/);
});

test('the connection is lost while choosing', async ({ page }) => {
  const shown = await openPopIn(page, '/formations/bts-gpn');
  await expect(shown.campus.locator('option[value=lyon]')).toBeAttached();
  // Not by the browser's own switch: it writes what failed to the console.
  await page.evaluate(() => {
    const connected = window.fetch;
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    Object.assign(window, { reconnect: () => Object.assign(window, { fetch: connected }) });
  });
  await shown.campus.selectOption('lyon');
  await expect(shown.alert).toContainText('Une erreur est survenue.');
  await expect(shown.alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(shown.campus).toHaveValue('lyon');
  await page.evaluate(() => (window as unknown as { reconnect(): void }).reconnect());
  await shown.dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(shown.alert).toBeHidden();
  await expect(shown.status).toContainText('Lyon');
});
