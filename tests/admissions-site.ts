/** Test doubles for the pop-in: a dialog, which jsdom lacks, and a site that answers on demand. */
import { vi } from 'vitest';
import type { AdmissionsView } from '../app/screens/admissions/admissions-view.server';

/** A modal dialog for tests: jsdom has none. */
export function stubDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
  HTMLElement.prototype.scrollIntoView = () => {};
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
}

export const courses = [
  { name: 'Bachelor Écotourisme', slug: 'bachelor-ecotourisme' },
  { name: 'BTSA Gestion et maîtrise de l’eau', slug: 'bts-gemeau' },
  { name: 'BTSA Gestion et protection de la nature', slug: 'bts-gpn' },
];
export const campuses = [
  { name: 'Lyon', slug: 'lyon' },
  { name: 'Metz', slug: 'metz' },
];

/** A view of the site: by default without a choice and without an error. */
export function viewWith(changes: Partial<AdmissionsView> = {}): AdmissionsView {
  return {
    action: 'brochure',
    lists: { courses, campuses: null },
    chosen: { course: null, campus: null },
    nearness: null,
    problem: null,
    admissionState: null,
    unavailableActions: [],
    contact: { campus: null, phone: '03 53 01 26 26' },
    events: [],
    ...changes,
  };
}

export interface StubbedCall {
  address: string;
  /** Form that was posted; null for a question about lists. */
  form: string | null;
  aborted(): boolean;
  answer(view: AdmissionsView, status?: number): void;
  leave(url: string): void;
  fail(): void;
}

/** A fake site: every call waits in a list until the test answers it. */
export function stubSite(): StubbedCall[] {
  const asked: StubbedCall[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      asked.push({
        address,
        form: init.method === 'POST' ? String(init.body) : null,
        aborted: () => signal?.aborted ?? false,
        answer: (view, status = 200) =>
          resolve(Response.json(init.method === 'POST' ? view : { view }, { status })),
        leave: (url) => resolve(new Response(null, { status: 204, headers: { 'x-remix-redirect': url } })),
        fail: () => reject(new TypeError('fetch failed')),
      });
    });
  });
  return asked;
}
