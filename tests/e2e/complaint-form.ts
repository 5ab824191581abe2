/** The complaint form, as the journeys fill it in. */
import type { Page } from 'playwright/test';
import { expect } from './fixtures';

export const writtenFacts =
  'La salle 12 n’est pas chauffée depuis le mois de novembre.\nNous travaillons en manteau.';

export function complaintForm(page: Page) {
  const form = page.getByRole('main').locator('form[action="/reclamation"]');
  return {
    token: form.locator('[name=jeton]'),
    name: form.locator('[name=name]'),
    email: form.locator('[name=email]'),
    relation: form.locator('[name=relation]'),
    campus: form.locator('[name=campus]'),
    facts: form.locator('[name=facts]'),
    consent: form.locator('[name=consent]'),
    trap: form.locator('[name=site_web]'),
    send: form.locator('button[type=submit]'),
    alert: form.locator('[role=alert]'),
  };
}

/** @param origin of the site; by default the one under test */
export async function fillInComplaint(page: Page, origin = '') {
  await page.goto(`${origin}/reclamation`);
  const fields = complaintForm(page);
  await fields.name.fill('Camille Exemple');
  await fields.email.fill('camille@exemple.fr');
  await fields.relation.selectOption('learner');
  await fields.campus.selectOption('lyon');
  await fields.facts.fill(writtenFacts);
  await fields.consent.check();
  return fields;
}

/** A client quicker than a person is asked to press again. @returns the number of the complaint */
export async function sendComplaint(page: Page): Promise<string> {
  await expect(async () => {
    if (page.url().endsWith('/reclamation')) await complaintForm(page).send.click();
    await page.waitForURL(/\/reclamation\?numero=/, { timeout: 2000 });
  }).toPass();
  return new URL(page.url()).searchParams.get('numero') ?? '';
}
