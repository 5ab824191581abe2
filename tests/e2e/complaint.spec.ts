/** A complaint reaches the school through the site's own form, with and without JavaScript. */

import { fillInComplaint, complaintForm as form, sendComplaint, writtenFacts } from './complaint-form';
import { expect, test } from './fixtures';
import { siteOrigin } from './servers';

test.use({ allowedStatuses: [400] });

test('filled in and sent: a confirmation with its number', async ({ page }) => {
  await fillInComplaint(page);
  const number = await sendComplaint(page);
  expect(number).toMatch(/^R-\d{5}$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(number);
  await expect(page).toHaveTitle(/^Votre réclamation est arrivée/);
  await expect(form(page).send).toHaveCount(0);
});

test('without an address and without consent: errors beside the fields, and all text kept', async ({
  page,
}) => {
  const fields = await fillInComplaint(page);
  await fields.email.fill('camille');
  await fields.consent.uncheck();
  await fields.send.click();
  await expect(fields.alert).toBeVisible();
  for (const field of [fields.email, fields.consent]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    await expect(page.locator(`#${ids.at(-1)}.field-error`)).toBeVisible();
  }
  await expect(fields.facts).not.toHaveAttribute('aria-invalid', 'true');
  await expect(fields.email).toBeFocused();
  await expect(fields.name).toHaveValue('Camille Exemple');
  await expect(fields.email).toHaveValue('camille');
  await expect(fields.relation).toHaveValue('learner');
  await expect(fields.campus).toHaveValue('lyon');
  await expect(fields.facts).toHaveValue(writtenFacts);
  await fields.email.fill('camille@exemple.fr');
  await fields.consent.check();
  expect(await sendComplaint(page)).toMatch(/^R-\d{5}$/);
});

test('sent twice: the same number', async ({ page }) => {
  const fields = await fillInComplaint(page);
  const token = await fields.token.inputValue();
  const first = await sendComplaint(page);
  const again = await page.request.post('/reclamation', {
    headers: { origin: siteOrigin },
    maxRedirects: 0,
    form: {
      jeton: token,
      name: 'Camille Exemple',
      email: 'camille@exemple.fr',
      phone: '',
      relation: 'learner',
      campus: 'lyon',
      facts: writtenFacts,
      outcome: '',
      consent: 'oui',
    },
  });
  expect(again.status()).toBe(303);
  expect(again.headers()['location']).toBe(`/reclamation?numero=${first}`);
});

test('with the hidden field filled in by a robot: not sent, and all text kept', async ({ page }) => {
  const fields = await fillInComplaint(page);
  await expect(fields.trap).not.toBeInViewport();
  await fields.trap.fill('https://spam.example');
  await fields.send.click();
  await expect(fields.alert).toBeVisible();
  expect(page.url()).toMatch(/\/reclamation$/);
  await expect(fields.facts).toHaveValue(writtenFacts);
  await expect(fields.trap).toHaveValue('');
});
