/** The pop-in while the content service is slow or away: the message, the choice kept, the number to call. */
import { isAdmissionsData, openPopIn } from '../browser/pop-in';
import { expect, recovered, setFault, test } from '../fixtures';
import { remoteSiteOrigin } from '../servers';

/**
 * Each test requests its own address, and a different one each time: otherwise the last good answer would replace a
 * failure.
 */
function notYetAsked<Item>(items: readonly Item[]): Item {
  const { repeatEachIndex, retry, project } = test.info();
  const item = items[repeatEachIndex * (project.retries + 1) + retry];
  if (item === undefined) throw new Error('Everything has been asked for: fewer repetitions, or more items');
  return item;
}

const campuses = ['nantes', 'lyon', 'lille', 'bordeaux', 'paris', 'toulouse', 'nice', 'strasbourg'] as const;
/** A visitor's text, and the option chosen by it. */
const courses = [
  { typed: 'geomatique', slug: 'bachelor-geomatique', campus: 'rennes' },
  { typed: 'agroecologie', slug: 'bachelor-agroecologie', campus: 'tours' },
  { typed: 'ville et mobilites', slug: 'mastere-ville-durable', campus: 'lyon' },
  { typed: 'biodiversite et territoires', slug: 'mastere-biodiversite', campus: 'brest' },
  { typed: 'domotique', slug: 'bts-fed', campus: 'metz' },
  { typed: 'eoliens', slug: 'bts-maintenance-eolienne', campus: 'caen' },
] as const;

test.use({ allowedStatuses: [500, 503, 504, 429] });
test.afterEach(() => setFault({ kind: 'none' }));

test('the link cannot be loaded: the campus’s number, and a second try', async ({ page }) => {
  const shown = await openPopIn(page, `${remoteSiteOrigin}/formations/mastere-rse`);
  const campus = notYetAsked(campuses);
  const name = new RegExp(campus, 'i');
  await shown.campus.selectOption(campus);
  await expect(shown.status).toContainText(name);
  await setFault({ kind: 'down', only: `mastere-rse/${campus}` });
  await shown.confirm.click();
  await expect(shown.alert).toContainText('Erreur interne au serveur.');
  await expect(shown.alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(shown.dialog.getByRole('region')).toContainText(name);
  await expect(shown.course).toHaveValue('Mastère Stratégie RSE');
  await expect(shown.campus).toHaveValue(campus);
  await setFault({ kind: 'none' });
  await recovered(remoteSiteOrigin);
  await shown.confirm.click();
  await page.waitForURL(new RegExp(`localhost:\\d+/demo/crm.*campus=${campus}|crm\\.example`));
});

test('the campuses cannot be loaded: the course stays chosen, the lists can be requested again', async ({
  page,
}) => {
  const shown = await openPopIn(page, `${remoteSiteOrigin}/`, 'registration');
  await expect(shown.atRest).toBeVisible();
  const { typed, slug, campus } = notYetAsked(courses);
  await setFault({ kind: 'error-500', only: `registration/${slug}/campuses` });
  await shown.choose(typed);
  const course = await shown.course.inputValue();
  await expect(shown.alert.locator('a[href^="tel:"]')).toBeVisible();
  await expect(shown.course).toHaveValue(course);
  await setFault({ kind: 'none' });
  await recovered(remoteSiteOrigin);
  await shown.dialog.getByText('Réessayer').click();
  await expect(shown.campus.locator(`option[value=${campus}]`)).toBeAttached();
  await expect(shown.alert).toBeHidden();
});

test('a service that is too slow: the visitor gets a message in time', async ({ page }) => {
  const shown = await openPopIn(page, `${remoteSiteOrigin}/`, 'contact');
  await expect(shown.atRest).toBeVisible();
  const { typed, slug } = notYetAsked(courses);
  await setFault({ kind: 'slow', delay: 30_000, only: `contact/${slug}/campuses` });
  await shown.choose(typed);
  const course = await shown.course.inputValue();
  await expect(shown.busy).toHaveCount(1);
  await expect(shown.alert).toContainText(/Délai de réponse dépassé\.|Erreur interne au serveur\./, {
    timeout: 20_000,
  });
  await expect(shown.course).toHaveValue(course);
});

test('no connection, an overloaded site, too many posts: the page stays, with a message', async ({
  page,
}) => {
  const shown = await openPopIn(page, '/formations/bts-gpn');
  await expect(shown.atRest).toBeVisible();
  await page.route(
    ({ href }) => isAdmissionsData(href),
    (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  );
  await shown.campus.selectOption('lyon');
  await expect(shown.alert).toContainText('Erreur interne au serveur.');
  await expect(shown.campus).toHaveValue('lyon');
  await page.unrouteAll();
  await page.route(
    ({ href }) => isAdmissionsData(href),
    (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }),
  );
  await shown.confirm.click();
  await expect(shown.alert).toContainText('Une erreur est survenue.');
  await page.unrouteAll();
  await shown.confirm.click();
  await page.waitForURL(/\/demo\/crm/);
});

test('the connection is lost during the choice', async ({ page }) => {
  const shown = await openPopIn(page, '/formations/bts-gpn');
  await expect(shown.campus.locator('option[value=lyon]')).toBeAttached();
  // Not by the browser's own switch, which writes failures to the console.
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
  await shown.dialog.getByText('Réessayer').click();
  await expect(shown.alert).toBeHidden();
  await expect(shown.status).toContainText('Lyon');
});
