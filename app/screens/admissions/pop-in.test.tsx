// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdmissionsAction, PresetChoice } from '~/school/admissions/actions';
import {
  campuses,
  courses,
  type StubbedCall,
  stubDialog,
  stubSite,
  viewWith,
} from '../../../tests/admissions-site';
import { PopIn } from './pop-in';

let asked: StubbedCall[];
beforeEach(() => {
  vi.clearAllMocks();
  stubDialog();
  asked = stubSite();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onShow = vi.fn();
const onClose = vi.fn();

function show(choice: PresetChoice = {}, action: AdmissionsAction = 'brochure') {
  const popIn = (choice: PresetChoice) => (
    <PopIn
      request={{ action, choice, href: `/crm/${action}` }}
      schoolPhone="03 53 01 26 26"
      onShow={onShow}
      onClose={onClose}
    />
  );
  const { rerender } = render(popIn(choice));
  /** As a link of the form does. */
  const lead = (to: PresetChoice) => rerender(popIn(to));
  return Object.assign(userEvent.setup(), { lead });
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const form = () => screen.getByRole('form');
const course = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Formation' });
const campus = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Campus' });
const submit = () => screen.getByRole('button', { name: 'Demander la brochure' });
const last = () => asked.at(-1) as StubbedCall;
const taught = { lists: { courses, campuses } };
const busy = () => form().getAttribute('aria-busy') === 'true';
const settled = () => waitFor(() => expect(busy()).toBe(false));

async function answer(...view: Parameters<StubbedCall['answer']>) {
  last().answer(...view);
  await settled();
}

describe('the pop-in as it opens', () => {
  it('is a named modal dialog with both choices empty and the campus list disabled', async () => {
    show();
    expect(dialog().open).toBe(true);
    expect(screen.getByRole('dialog', { name: 'Recevoir une brochure' })).toBe(dialog());
    expect(onShow).toHaveBeenCalledTimes(1);
    expect(campus().disabled).toBe(true);
    expect(busy()).toBe(true);
    await answer(viewWith());
    expect(course().value).toBe('');
    expect(campus().disabled).toBe(true);
    const described = document.getElementById(campus().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBeTruthy();
  });

  it('focuses the field if there is a keyboard, and opens none on a touch screen', () => {
    show();
    expect(document.activeElement).toBe(course());
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    show();
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('shows a preset course and continues with the campus', async () => {
    show({ course: 'bts-gpn' });
    expect(last().address).toContain('course=bts-gpn');
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: null } }));
    expect(course().value).toBe('BTSA Gestion et protection de la nature');
    expect(campus().disabled).toBe(false);
    expect(document.activeElement).toBe(campus());
  });

  it('shows a preset campus with its list enabled', async () => {
    show({ campus: 'lyon' });
    await answer(
      viewWith({
        lists: { courses, campuses: [campuses[0] as (typeof campuses)[0]] },
        chosen: { course: null, campus: 'lyon' },
      }),
    );
    expect(campus().disabled).toBe(false);
    expect(campus().value).toBe('lyon');
  });

  it('offers beside the course to show the courses of all campuses, and keeps the course', async () => {
    const user = show({ course: 'bts-gpn', campus: 'lyon' });
    await answer(
      viewWith({
        lists: { courses: courses.slice(2), campuses },
        chosen: { course: 'bts-gpn', campus: 'lyon' },
      }),
    );
    const way = () => screen.queryByRole('link', { name: 'Voir les formations de tous les campus' });
    expect(way()?.getAttribute('href')).toBe('/crm/brochure?course=bts-gpn');
    user.lead({ course: 'bts-gpn' });
    expect(document.activeElement).toBe(course());
    expect(last().address).toContain('course=bts-gpn&_data=');
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: null } }));
    expect(course().value).toBe('BTSA Gestion et protection de la nature');
    expect(campus().disabled).toBe(false);
    expect(way()).toBeNull();
  });
});

describe('choosing', () => {
  it('works by typing a few letters without accents, then a campus, then the CRM', async () => {
    const user = show();
    await answer(viewWith());
    await user.type(course(), 'maitrise');
    const list = within(screen.getByRole('listbox', { name: 'Formation' }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'BTSA Gestion et maîtrise de l’eau',
    ]);
    await user.keyboard('{Enter}');
    expect(course().value).toBe('BTSA Gestion et maîtrise de l’eau');
    expect(last().address).toContain('course=bts-gemeau');
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gemeau', campus: null } }));
    await user.selectOptions(campus(), 'metz');
    expect(last().address).toContain('course=bts-gemeau&campus=metz');
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gemeau', campus: 'metz' } }));
    await user.click(submit());
    expect(last().form).toBe('course=bts-gemeau&campus=metz');
  });

  it('announces that lists are loading and when they are loaded', async () => {
    const user = show();
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status().join('')).toContain('Chargement');
    await answer(viewWith());
    expect(status().join('')).toContain('3');
    await user.type(course(), 'btsa');
    expect(status().join(' ')).toContain('2');
    await user.type(course(), ' coiffure');
    expect(status()).toContain('Aucun résultat');
  });

  it('starts over', async () => {
    const user = show({ course: 'bts-gpn' });
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: null } }));
    const again = screen.getByRole('link', { name: 'Recommencer le choix' });
    expect(again.getAttribute('href')).toBe('/crm/brochure');
    user.lead({});
    expect(document.activeElement).toBe(course());
    await answer(viewWith());
    expect(course().value).toBe('');
    expect(campus().disabled).toBe(true);
  });

  it('says which campus was cleared', async () => {
    const user = show({ course: 'bts-gpn', campus: 'metz' });
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: 'metz' } }));
    await user.clear(course());
    await user.type(course(), 'ecotourisme{Enter}');
    await answer(
      viewWith({
        lists: { courses, campuses: [campuses[0] as (typeof campuses)[0]] },
        chosen: { course: 'bachelor-ecotourisme', campus: null },
      }),
    );
    expect(campus().value).toBe('');
    const described = document.getElementById(campus().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Metz');
  });

  it('aborts a question that is no longer needed, and ignores its answer', async () => {
    const user = show();
    await answer(viewWith());
    await user.type(course(), 'ecotourisme{Enter}');
    const first = last();
    await user.clear(course());
    await user.type(course(), 'gpn{Enter}');
    expect(first.aborted()).toBe(true);
    first.answer(viewWith({ chosen: { course: 'bachelor-ecotourisme', campus: null } }));
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: null } }));
    expect(course().value).toBe('BTSA Gestion et protection de la nature');
  });
});

describe('confirming', () => {
  it('without both shows the sentence, marks the field, moves the focus there and sends nothing', async () => {
    const user = show();
    await answer(viewWith());
    const questions = asked.length;
    await user.click(submit());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Vous devez choisir un campus et une formation.');
    expect(form().getAttribute('aria-describedby')).toBe(alert.id);
    expect(course().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(course());
    expect(asked).toHaveLength(questions);
  });

  it('sends one request when pressed twice', async () => {
    const user = show({ course: 'bts-gpn', campus: 'lyon' });
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: 'lyon' } }));
    await user.dblClick(submit());
    expect(asked.filter((question) => question.form !== null)).toHaveLength(1);
  });

  it('shows the page’s own message and the campus’s number when there is no link', async () => {
    const user = show({ course: 'bts-gpn', campus: 'lyon' });
    const chosen = { course: 'bts-gpn', campus: 'lyon' };
    await answer(viewWith({ ...taught, chosen }));
    await user.click(submit());
    const contact = { campus: 'Lyon', phone: '04 65 71 00 58' };
    await answer(viewWith({ ...taught, chosen, contact, problem: { kind: 'no-link' } }), 404);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Lien CRM introuvable.')).toBeTruthy();
    expect(alert.getByRole('link').getAttribute('href')).toBe('tel:0465710058');
    expect(campus().value).toBe('lyon');
  });
});

describe('a content service that fails', () => {
  it('leaves choice and number, and can be asked again', async () => {
    const user = show({ course: 'bts-gpn' });
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: null } }));
    await user.selectOptions(campus(), 'lyon');
    last().fail();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Une erreur est survenue.')).toBeTruthy();
    expect(alert.getByRole('link').getAttribute('href')).toBe('tel:0353012626');
    expect(course().value).toBe('BTSA Gestion et protection de la nature');
    expect(campus().value).toBe('lyon');
    const again = screen.getByRole('link', { name: 'Réessayer' });
    expect(again.getAttribute('href')).toBe('/crm/brochure?course=bts-gpn&campus=lyon');
    user.lead({ course: 'bts-gpn', campus: 'lyon' });
    expect(document.activeElement).toBe(course());
    expect(last().address).toContain('course=bts-gpn&campus=lyon');
    await answer(viewWith({ ...taught, chosen: { course: 'bts-gpn', campus: 'lyon' } }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('closing', () => {
  it('closes by the button or on the backdrop', async () => {
    const user = show();
    await answer(viewWith());
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    dialog().showModal();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });

  it('does not close when a text selection ends on the backdrop', async () => {
    show();
    await answer(viewWith());
    fireEvent.pointerDown(course());
    fireEvent.click(dialog());
    expect(dialog().open).toBe(true);
  });

  it('aborts a pending question', () => {
    show();
    cleanup();
    expect(last().aborted()).toBe(true);
  });
});
