/** `npm run strapi -- --empty --name="…"`: a school of that name, with its first steps; it ends when it is ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { answering } from './answering';
import { button, closePanels, fieldOf, save, signInToPanel } from './panel-browser';
import { strapiFolder } from './strapi-process';

const database = '.tmp/begins.db';
const removeDatabase = () => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${strapiFolder}/${database}${end}`, { force: true });
};
let strapi: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  removeDatabase();
  strapi = spawn('npm', ['run', '--silent', 'strapi', '--', '--empty', '--name=École du Littoral'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_CLIENT: 'sqlite',
      DATABASE_FILENAME: database,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(`${origin}/_health`);
});
afterAll(async () => {
  await closePanels();
  strapi.kill();
  removeDatabase();
});

it('shows what the school still lacks, in order, and takes that it has no CRM', async () => {
  const page = await signInToPanel('administration', origin);
  const openList = () => page.getByRole('link', { name: 'À compléter' }).click();
  await openList();
  await page.getByRole('heading', { level: 1, name: 'À compléter' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Commencer' }).waitFor();
  const steps = page.getByRole('main').locator('ol').getByRole('listitem');
  const states = async () => {
    const all = await steps.all();
    return Promise.all(
      all.map(async (one) => {
        const isDone = (await one.getByText('Fait', { exact: true }).count()) > 0;
        return `${await one.getByRole('heading').textContent()} ${isDone}`;
      }),
    );
  };
  await steps.first().waitFor();
  expect(await states()).toEqual([
    'Le nom de l’école true',
    'Le logo false',
    'Le premier campus false',
    'La première formation false',
    'La page «\u00a0Mentions légales\u00a0» false',
    'La page «\u00a0Déclaration d’accessibilité\u00a0» false',
    'La page «\u00a0Données personnelles\u00a0» false',
    'La page «\u00a0Conditions générales de vente\u00a0» false',
    'La page «\u00a0Certification Qualiopi\u00a0» false',
    'Le CRM, ou aucun false',
    'Les menus false',
  ]);
  await page.getByRole('button', { name: 'Nous n’avons pas de CRM' }).click();
  await expect.poll(states).toContain('Le CRM, ou aucun true');
  await page.getByRole('button', { name: /^Écrire cette page.*Certification Qualiopi/ }).click();
  await button(page, 'Publier').waitFor();
  expect(await fieldOf(page, 'title').inputValue()).toBe('Certification Qualiopi');
  expect(await fieldOf(page, 'rubrique').inputValue()).toBe('ecole');
  expect(await fieldOf(page, 'slug').inputValue()).toBe('certification-qualiopi');
  await page
    .getByRole('complementary')
    .or(page.locator('main'))
    .getByText('Mention absente')
    .first()
    .waitFor();
  await openList();
  await page.getByText('Elle est en brouillon').waitFor();
  await steps.getByRole('link', { name: /Certification Qualiopi/ }).click();
  await expect.poll(() => fieldOf(page, 'slug').inputValue()).toBe('certification-qualiopi');
  await openList();
  await steps.getByRole('link', { name: 'Le premier campus' }).click();
  await page.getByRole('heading', { level: 1, name: 'Campus' }).waitFor();
});

it('has one place in the menu for what is left to do, which the earlier address leads to', async () => {
  const page = await signInToPanel('relecture', origin);
  expect(await page.getByRole('link', { name: 'Commencer' }).count()).toBe(0);
  await page.goto(`${origin}/admin/commencer`);
  await page.waitForURL(`${origin}/admin/a-completer`);
  await page.getByRole('heading', { level: 2, name: 'Commencer' }).waitFor();
  // The pages that the law asks for are steps, and nowhere a second time.
  await page.getByRole('heading', { level: 2, name: 'Contenus' }).waitFor();
  expect(
    await page.getByRole('heading', { level: 3, name: /Mentions légales|mentions-legales/ }).count(),
  ).toBe(1);
});

it('takes a number with a point or a comma, and says what a form still lacks', async () => {
  const page = await signInToPanel('relecture', origin);
  await page.goto(`${origin}/admin/content-manager/collection-types/api::campus.campus/create`);
  const beside = page.getByRole('complementary');
  await beside.getByText('marqués d’un astérisque').waitFor();
  await fieldOf(page, 'title').fill('Le Port');
  await fieldOf(page, 'latitude').fill('-20.94 degrés');
  await button(page, 'Enregistrer').click();
  await page.getByText('Un nombre seul').first().waitFor();
  expect(await fieldOf(page, 'latitude').inputValue()).toBe('-20.94 degrés');
  expect(page.url()).toMatch(/create/);
  await fieldOf(page, 'latitude').fill('');
  await fieldOf(page, 'latitude').pressSequentially('-20.94');
  await fieldOf(page, 'longitude').pressSequentially('55,29');
  await button(page, 'Publier').click();
  await beside.getByText('marqués en rouge').waitFor();
  await save(page);
  await page.waitForURL(/campus\/[a-z0-9]{20,}/);
  await page.reload();
  await expect.poll(() => fieldOf(page, 'latitude').inputValue()).toBe('-20,94');
  expect(await fieldOf(page, 'longitude').inputValue()).toBe('55,29');
});

it('heads lists and pages with words', async () => {
  const page = await signInToPanel('relecture', origin);
  await page.goto(`${origin}/admin/content-manager/collection-types/api::menu-enrichi.menu-enrichi`);
  const heads = page.locator('thead th');
  await heads.filter({ hasText: 'Modification' }).waitFor();
  expect(await heads.filter({ hasText: /^(?:id|createdAt|updatedAt)$/ }).count()).toBe(0);
  await page.goto(`${origin}/admin/content-manager/collection-types/api::article.article`);
  await page.getByRole('gridcell', { name: 'accueil' }).click();
  await page.getByRole('heading', { level: 1, name: 'École du Littoral' }).waitFor();
});

it('ends with the command that began it, and the panel says that it does not answer', async () => {
  const page = await signInToPanel('relecture', origin);
  await page.goto(`${origin}/admin/content-manager/collection-types/api::campus.campus/create`);
  await fieldOf(page, 'title').fill('Tapé avant');
  const gone = once(strapi, 'exit');
  strapi.kill('SIGTERM');
  await gone;
  const answers = () =>
    fetch(`${origin}/_health`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(false);
  await button(page, 'Enregistrer').click();
  await page.getByText('Le serveur ne répond pas').first().waitFor();
  expect(await fieldOf(page, 'title').inputValue()).toBe('Tapé avant');
});
