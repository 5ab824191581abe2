// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewWith } from '../../../tests/admissions-site';
import { AdmissionsPage } from './admissions-page';
import type { AdmissionsView } from './admissions-view.server';

afterEach(cleanup);

const start = viewWith();
const withCampuses: AdmissionsView = {
  ...start,
  lists: { courses: start.lists?.courses ?? [], campuses: [{ name: 'Lyon', slug: 'lyon' }] },
  chosen: { course: 'bts-gpn', campus: null },
};
const show = (view: AdmissionsView) => render(<AdmissionsPage view={view} />);
const courseField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Formation' });
const campusField = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Campus' });
const buttons = () => within(screen.getByRole('form')).getAllByRole<HTMLButtonElement>('button');

describe('an admissions page without JavaScript', () => {
  it('asks for the course first, by a step that is a GET', () => {
    show(start);
    expect(courseField().name).toBe('course');
    expect(campusField()).toBeNull();
    expect(buttons().map((button) => button.getAttribute('formmethod'))).toEqual(['get']);
    expect(document.querySelectorAll(':disabled')).toHaveLength(0);
  });

  it('shows the campuses once a course is known, and posts the choice', () => {
    show(withCampuses);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/crm/brochure');
    expect(courseField().value).toBe('bts-gpn');
    expect(campusField()?.name).toBe('campus');
    const post = screen.getByRole('button', { name: 'Demander la brochure' });
    expect(post.getAttribute('formmethod')).toBeNull();
    expect(document.querySelectorAll(':disabled')).toHaveLength(0);
  });

  it.each(['brochure', 'contact', 'registration'] as const)(
    'does on Enter what its main button says: %s',
    (action) => {
      const first = () => screen.getByRole('form').querySelector<HTMLButtonElement>('[type=submit]');
      for (const view of [
        start,
        withCampuses,
        { ...withCampuses, chosen: { course: 'bts-gpn', campus: 'lyon' } },
      ]) {
        show({ ...view, action });
        const main = screen.getByRole('form').querySelector<HTMLButtonElement>('.button-primary');
        expect(first()?.getAttribute('formmethod')).toBe(main?.getAttribute('formmethod') ?? null);
        expect(first()?.name).toBe(main?.name);
        cleanup();
      }
    },
  );

  it('offers beside the course to show the courses of all campuses, and keeps the course', () => {
    const way = () => screen.queryByRole('link', { name: 'Voir les formations de tous les campus' });
    show(withCampuses);
    expect(way()).toBeNull();
    cleanup();
    show({ ...withCampuses, chosen: { course: 'bts-gpn', campus: 'lyon' } });
    expect(way()?.getAttribute('href')).toBe('/crm/brochure?course=bts-gpn');
    expect(courseField().closest('.field')?.contains(way())).toBe(true);
  });

  it('says for each field whether it is required (RGAA 11.10), and lets the site word the error', () => {
    show({ ...withCampuses, nearness: { input: '', place: null, problem: null, choices: [] } });
    expect([courseField().required, campusField()?.required]).toEqual([true, true]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /facultatif/ }).required).toBe(false);
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
  });

  it('has one h1 and keeps the choice in links to the other actions', () => {
    show({ ...withCampuses, chosen: { course: 'bts-gpn', campus: 'lyon' } });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/crm/contact?course=bts-gpn&campus=lyon');
    expect(hrefs).toContain('/crm/registration?course=bts-gpn&campus=lyon');
  });

  it('shows a phone number and a link to the data charter', () => {
    show({ ...withCampuses, contact: { campus: 'Lyon', phone: '04 65 71 00 01' } });
    expect(screen.getByRole('link', { name: '04 65 71 00 01' }).getAttribute('href')).toBe('tel:0465710001');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/charte-donnees-personnelles');
  });

  it('points to the contact page when no number is known', () => {
    show({ ...start, contact: { campus: null, phone: null } });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/contact');
  });
});

describe('an invalid choice', () => {
  it('is announced and tied to form and field when a choice is missing', () => {
    show({ ...withCampuses, problem: { kind: 'missing' } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Vous devez choisir un campus et une formation.');
    expect(screen.getByRole('form').getAttribute('aria-describedby')).toBe(alert.id);
    expect(courseField().getAttribute('aria-invalid')).toBe('false');
    expect(campusField()?.getAttribute('aria-invalid')).toBe('true');
    const describedBy = campusField()?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(describedBy.every((id) => document.getElementById(id))).toBe(true);
  });

  it('is the missing link, with the number to call', () => {
    show({
      ...withCampuses,
      problem: { kind: 'no-link' },
      contact: { campus: 'Lyon', phone: '04 65 71 00 01' },
    });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Lien CRM introuvable.')).toBeTruthy();
    expect(alert.getByRole('link').getAttribute('href')).toBe('tel:0465710001');
  });

  it('shows a missing brochure, with links to the other actions', () => {
    const programme = { slug: 'technicien-riviere', title: 'Technicien de rivière', acceptsContact: true };
    show({ ...start, problem: { kind: 'not-offered', programme } });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText("Désolé, aucune brochure n'est disponible pour le moment.")).toBeTruthy();
    expect(alert.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:0353012626',
      '/formations/technicien-riviere',
      '/crm/contact?course=technicien-riviere',
    ]);
  });

  it('is the content service, in the words of the catalogue; the choice can be sent again', () => {
    show({
      ...start,
      lists: null,
      chosen: { course: 'bts-gpn', campus: 'lyon' },
      problem: { kind: 'away', statusCode: 503 },
    });
    expect(within(screen.getByRole('alert')).getByText('Erreur interne au serveur.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Réessayer' }).getAttribute('href')).toBe(
      '/crm/brochure?course=bts-gpn&campus=lyon',
    );
    expect(document.body.textContent).not.toContain('bts-gpn');
  });

  it('is an action without any course, in the specified words', () => {
    show({ ...start, lists: { courses: [], campuses: null } });
    expect(screen.getByText("Désolé, aucune brochure n'est disponible pour le moment.")).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
