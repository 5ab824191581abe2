/** 'Mon campus': kept on the device when it is requested, offered by lists, forgotten by one press. */
import { expect, test } from './fixtures';

test('a campus that was kept is offered by agenda and offers, and one press forgets it', async ({ page }) => {
  await page.goto('/campus?pres-de=nantes');
  expect(await page.evaluate(() => localStorage.getItem('mon-campus'))).toBeNull();
  await page.getByRole('button', { name: 'Retenir Nantes comme mon campus' }).click();
  const cookies = await page.context().cookies();
  expect(cookies.some(({ value }) => value.includes('nantes'))).toBe(false);

  await page.goto('/agenda');
  await page.getByRole('link', { name: 'Près de Nantes' }).click();
  await expect(page).toHaveURL('/agenda?pres-de=nantes');
  await expect(page.locator('.agenda .ledger h2').first()).toContainText('Nantes');

  const cross = page.getByRole('main').getByRole('button', { name: 'Oublier Nantes' });
  for (const list of ['/formations', '/crm/brochure?course=bts-gpn', '/campus']) {
    await page.goto(list);
    await page.getByRole('main').getByRole('link', { name: 'Près de Nantes' }).click();
    await expect(page).toHaveURL(`${list}${list.includes('?') ? '&' : '?'}pres-de=nantes`);
    await cross.press('Enter');
    await expect(cross).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Près de' })).toBeFocused();
    await page.evaluate(() => localStorage.setItem('mon-campus', 'nantes'));
  }

  await page.goto('/offres-alternance');
  await page.getByRole('link', { name: 'Près de Nantes' }).click();
  await expect(page).toHaveURL('/offres-alternance?pres-de=nantes');
  await page.getByRole('button', { name: /Nantes/ }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/agenda');
  await expect(page.getByRole('link', { name: 'Près de Nantes' })).toHaveCount(0);
});
