// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KeepCampus } from './keep-campus';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('remembers a campus only when asked, and forgets it by one press', () => {
  render(<KeepCampus campus={{ slug: 'nantes', title: 'Nantes' }} />);
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Retenir Nantes comme mon campus' }));
  expect(localStorage.getItem('mon-campus')).toBe('nantes');
  expect(document.cookie).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Oublier mon campus : Nantes' }));
  expect(localStorage).toHaveLength(0);
});
