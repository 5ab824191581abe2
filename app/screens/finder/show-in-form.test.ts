// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { showInForm } from './show-in-form';

afterEach(() => document.body.replaceChildren());

function form(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="search" name="q" value="ancien">
    <input type="checkbox" name="campus" value="lyon" checked>
    <input type="checkbox" name="campus" value="nantes">
    <input type="hidden" name="tri" value="nom">
    <button name="campus" value="rien">Afficher</button>
  </form>`;
  return document.forms[0] as HTMLFormElement;
}
const shown = (made: HTMLFormElement) => [...new FormData(made)].map((field) => field.join('='));

describe('the finder’s form', () => {
  it('shows the state of the address after a chip or the browser’s Back', () => {
    const made = form();
    showInForm(made, new URLSearchParams('q=eau&campus=nantes'));
    expect(shown(made)).toEqual(['q=eau', 'campus=nantes', 'tri=nom']);
    expect(made.querySelector('button')?.value).toBe('rien');
    showInForm(made, new URLSearchParams());
    expect(shown(made)).toEqual(['q=', 'tri=nom']);
  });

  it('does not change the field in which a visitor types', () => {
    const made = form();
    made.querySelector<HTMLInputElement>('[name=q]')?.focus();
    showInForm(made, new URLSearchParams('q=eau&campus=nantes'));
    expect(shown(made)).toEqual(['q=ancien', 'campus=nantes', 'tri=nom']);
  });
});
