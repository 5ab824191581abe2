// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Suggestions } from './suggestions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input ref={field} aria-label="Rechercher" />
      <Suggestions field={field} label="Suggestions" />
    </form>
  );
}

it('opens no suggestion of an earlier text, once another one is typed', async () => {
  const suggestions = [{ kind: 'page', href: '#panorama', title: 'Panorama' }];
  vi.stubGlobal('fetch', async () => Response.json({ suggestions }));
  render(<Form />);
  const field = screen.getByLabelText('Rechercher');
  field.focus();
  fireEvent.input(field, { target: { value: 'pano' } });
  await screen.findByRole('option');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toMatch(/panorama$/);
  fireEvent.input(field, { target: { value: 'panorama des aides' } });
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  // Not prevented: the browser sends the form.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});
