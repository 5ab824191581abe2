// @vitest-environment jsdom
/** The complaint form, from the page to the content service and back. */

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createLog } from '~/log.server';
import { renderPart } from '~/parts/testing';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createRig, type Rig } from '../../../tests/contract/service';
import { ComplaintForm } from './complaint-form';
import { ComplaintSteps } from './complaint-steps';
import { loadComplaint } from './load-complaint.server';
import { type RefusedComplaint, submitComplaint } from './submit-complaint.server';

afterEach(cleanup);

const address = 'https://www.ecole.example/reclamation';
const good = {
  name: 'Camille Exemple',
  email: 'camille@exemple.fr',
  phone: '',
  relation: 'learner',
  campus: 'lyon',
  facts: 'La salle 12 n’est pas chauffée depuis le mois de novembre.',
  outcome: '',
  consent: 'oui',
};

function contextOf(rig: Rig, request = new Request(address)): PageContext {
  const { content } = rig;
  const log = createLog('silent');
  const env = { englishEnabled: false };
  return {
    request,
    content: pageContent(content),
    locale: 'fr',
    now: new Date(rig.now),
    url: new URL(request.url),
    services: { content, log, env, formSecret: 'secret' },
    head: async (input: object) => input,
    describe: () => undefined,
    partRenderer: async () => renderPart,
  } as unknown as PageContext;
}

/** The page as it comes, and the same sent back after `seconds`. */
async function openForm(rig: Rig) {
  return (await loadComplaint(contextOf(rig))).form;
}
function send(rig: Rig, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return submitComplaint(contextOf(rig, new Request(address, { method: 'POST', body })));
}
async function fillIn(rig: Rig, fields: Record<string, string> = {}, seconds = 60) {
  const { token } = await openForm(rig);
  rig.now += seconds * 1000;
  return send(rig, { ...good, jeton: token, ...fields });
}
const posts = (rig: Rig) => rig.faults.seen.filter((call) => call.startsWith('POST /api/complaints'));

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a complaint', () => {
  it('describes the expected form or length before each field that has one', async () => {
    render(<ComplaintForm {...(await openForm(createRig()))} />);
    const described = screen
      .getAllByRole('textbox')
      .map((field) => [field.getAttribute('name'), descriptionOf(field)]);
    expect(Object.fromEntries(described)).toMatchObject({
      email: expect.stringContaining('@'),
      phone: expect.stringMatching(/\d/),
      facts: expect.stringContaining('De 20 à'),
      outcome: expect.stringContaining('au plus'),
    });
  });

  it('reaches the school and leads to a page that names its number', async () => {
    const rig = createRig();
    const response = await fillIn(rig);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/reclamation?numero=R-00001');
    expect(posts(rig)).toHaveLength(1);
    const confirmation = contextOf(rig, new Request(`${address}?numero=R-00001`));
    expect((await loadComplaint(confirmation)).reference).toBe('R-00001');
    const forged = contextOf(rig, new Request(`${address}?numero=Appelez+le+0899`));
    expect((await loadComplaint(forged)).reference).toBeNull();
  });

  it('sent twice is one complaint, another page another', async () => {
    const rig = createRig();
    const { token } = await openForm(rig);
    rig.now += 60_000;
    const numbers = [await send(rig, { ...good, jeton: token }), await send(rig, { ...good, jeton: token })];
    expect(numbers.map((response) => response.headers.get('location'))).toEqual([
      '/reclamation?numero=R-00001',
      '/reclamation?numero=R-00001',
    ]);
    expect((await fillIn(rig)).headers.get('location')).toBe('/reclamation?numero=R-00002');
  });

  it('comes back with all input if something is missing: errors beside fields, focus on the first', async () => {
    const rig = createRig();
    const response = await fillIn(rig, { email: 'camille', consent: '', facts: '<b>Froid</b>' });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const refused = (await response.json()) as RefusedComplaint;
    expect(refused.invalidFields).toEqual(['email', 'facts', 'consent']);
    render(<ComplaintForm {...(await openForm(rig))} {...refused} />);
    const email = screen.getByLabelText<HTMLInputElement>(/Adresse électronique/);
    expect(email.value).toBe('camille');
    expect(descriptionOf(email)).toMatch(/prenom\.nom@exemple\.fr.*adresse/);
    expect(document.activeElement).toBe(email);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/passé/).value).toBe('<b>Froid</b>');
    expect(screen.getByLabelText<HTMLSelectElement>(/Campus/).value).toBe('lyon');
    expect(posts(rig)).toEqual([]);
  });

  it.each([
    ['sent within two seconds', {}, 2],
    ['from a page a day and an hour old', {}, 25 * 3600],
    ['with a made-up token', { jeton: 'a.b.c' }, 60],
    ['with the field nobody sees filled in', { site_web: 'https://spam.example' }, 60],
  ])('%s is not sent, and no input is lost', async (_case, fields, seconds) => {
    const rig = createRig();
    const response = await fillIn(rig, fields, seconds);
    expect(response.status).toBe(400);
    const refused = (await response.json()) as RefusedComplaint;
    expect(refused.problem).toEqual({ kind: 'again' });
    expect(refused.values).toEqual(good);
    expect(posts(rig)).toEqual([]);
    // A person who was refused as a robot waits a moment and presses again.
    rig.now += 3000;
    expect((await send(rig, { ...refused.values, jeton: refused.token })).status).toBe(303);
  });

  it('stays in the form while the content service is down, with other contacts', async () => {
    const rig = createRig();
    const form = await openForm(rig);
    rig.now += 60_000;
    rig.faults.set({ kind: 'error-500', only: '/complaints' });
    const response = await send(rig, { ...good, jeton: form.token });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    const refused = (await response.json()) as RefusedComplaint;
    render(<ComplaintForm {...form} {...refused} />);
    expect(screen.getByRole('alert').textContent).toContain('Erreur interne au serveur.');
    const ways = [...screen.getByRole('alert').querySelectorAll('a')].map((link) => link.protocol);
    expect(ways).toEqual(['tel:', 'mailto:']);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/passé/).value).toBe(good.facts);
    rig.faults.set({ kind: 'none' });
    expect((await send(rig, { ...good, jeton: refused.token })).status).toBe(303);
  });

  it('has its form even if the content service answers nothing', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'error-500' });
    render(<ComplaintForm {...(await openForm(rig))} />);
    expect(screen.getByRole('button', { name: 'Envoyer la réclamation' })).toBeTruthy();
  });

  it('shows the next step, its delay, and other contacts', async () => {
    const { form, after } = await loadComplaint(contextOf(createRig()));
    render(<ComplaintSteps contact={form.contact} {...after} />);
    const aside = screen.getByRole('complementary', { name: 'Et ensuite\u202f?' });
    expect(aside.querySelectorAll('ol > li')).toHaveLength(3);
    expect(aside.textContent).toContain('Sous deux jours ouvrés');
    const ways = [...aside.querySelectorAll('a')].map((link) => link.protocol);
    expect(ways.slice(-2)).toEqual(['tel:', 'mailto:']);
  });
});
