/** Strapi's panel in a real browser, as an editor uses it. */
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { findBrowser } from '../../tools/browser.mjs';
import { editorAccount, headersOfTests, type Role } from './panel-api';
import { strapiUnderTest } from './strapi-service';

/** The name the site's pages know the panel by: a preview's cookie belongs to one host, at any port. */
export const panelOrigin = `http://localhost:${new URL(strapiUnderTest().apiUrl).port}`;

let browser: Browser | undefined;

/** @param origin of the panel, where it is another than the one under test */
export async function signInToPanel(role: Role, origin = panelOrigin): Promise<Page> {
  browser ??= await chromium.launch({ executablePath: findBrowser() });
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1360, height: 900 },
    // Hours are those of the campus, wherever an editor travels.
    timezoneId: 'America/New_York',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.route('**/admin/login', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headersOfTests() } }),
  );
  await page.goto(`${origin}/admin/auth/login`);
  const { email, password } = editorAccount(role);
  // The page before signing in is in the browser's language or in English.
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('link', { name: 'À compléter' }).waitFor();
  return page;
}

export async function closePanels(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** @param documentId `create` for a new one */
export async function openEntry(page: Page, uid: string, documentId: string): Promise<void> {
  await page.goto(`${panelOrigin}/admin/content-manager/collection-types/${uid}/${documentId}`);
  await button(page, 'Publier').waitFor();
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Inputs carry the names of the contract's fields: two fields of a form may have one label. */
export const fieldOf = (page: Page, name: string): Locator =>
  page.locator(`input[name="${name}"], textarea[name="${name}"]`);

/** Lists of entries show ten, or the matches of a typed word. */
export async function chooseEntry(page: Page, field: string, title: string): Promise<void> {
  const list = page.getByRole('combobox', { name: field });
  await list.click();
  await list.fill(title);
  await page.getByRole('option', { name: title }).click();
}

/** The editor of rich text is not an input. */
export async function writeText(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content, .CodeMirror').first().click();
  await page.keyboard.type(text);
}

export async function save(page: Page): Promise<void> {
  await button(page, 'Enregistrer').click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true, disabled: true }).waitFor();
}

/** @returns when the panel asked Strapi for it, in milliseconds since the epoch */
export async function publish(page: Page): Promise<number> {
  const requestSent = page.waitForRequest((request) => request.url().includes('/actions/publish'));
  await button(page, 'Publier').click();
  await requestSent;
  return Date.now();
}

/** @returns when the panel asked Strapi for it */
export async function unpublish(page: Page): Promise<number> {
  const requestSent = page.waitForRequest((request) => request.url().includes('/actions/unpublish'));
  await button(page, "Plus d'actions sur les documents").click();
  await page.getByRole('menuitem', { name: 'Annuler la publication' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
  await requestSent;
  return Date.now();
}

export async function addPicture(page: Page, name: string, picture: Buffer): Promise<void> {
  await page
    .getByRole('button', { name: /ajouter un média/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Ajouter (?:plus de|des) médias$/ })
    .first()
    .click();
  await page.locator('input[type="file"]').first().setInputFiles(png(name, picture));
  await dialog.getByRole('button', { name: /^Importer 1 média/ }).click();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Gives the entry's picture another file and its alternative text. @returns when it was stored */
export async function replacePicture(page: Page, picture: Buffer, alternative: string): Promise<number> {
  await button(page, 'Éditer').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="alternativeText"]').fill(alternative);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Remplacer le média' }).click(),
  ]);
  await chooser.setFiles(png('autre.png', picture));
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return Date.now();
}

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

/** Into the first editor of long texts, as the browser does with the HTML of another program. */
export async function pasteInto(page: Page, html: string): Promise<void> {
  const editor = page.locator('.CodeMirror').first();
  await editor.evaluate((field, copied) => {
    const data = new DataTransfer();
    data.setData('text/html', copied);
    data.setData('text/plain', 'plain');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** The typed text of that editor. */
export const typedText = (page: Page): Promise<string> =>
  page
    .locator('.CodeMirror')
    .first()
    .evaluate((editor) =>
      (editor as unknown as { CodeMirror: { getValue(): string } }).CodeMirror.getValue(),
    );
