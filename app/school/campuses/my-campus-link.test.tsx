// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rememberMyCampus } from './my-campus';
import { MyCampusLink } from './my-campus-link';
import { PlaceField } from './nearest/place-field';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const campuses = [
  { slug: 'angers', title: 'Angers' },
  { slug: 'lyon', title: 'Lyon' },
];
const show = (place: string | null = null) =>
  render(<MyCampusLink campuses={campuses} place={place} hrefOf={(campus) => `/agenda?pres-de=${campus}`} />);

it('offers the chosen campus as a place, and nothing before a choice', () => {
  const { container } = show();
  expect(container.innerHTML).toBe('');
  act(() => rememberMyCampus('angers'));
  expect(screen.getByRole('link', { name: 'Près d’Angers' }).getAttribute('href')).toBe(
    '/agenda?pres-de=angers',
  );
});

it('has no link if a place is already given', () => {
  rememberMyCampus('lyon');
  show('lyon');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Près de Lyon')).toBeTruthy();
});

it('forgets it by one press', () => {
  rememberMyCampus('lyon');
  const { container } = show();
  fireEvent.click(screen.getByRole('button', { name: /Lyon/ }));
  expect(localStorage).toHaveLength(0);
  expect(container.innerHTML).toBe('');
});

const link = () => (
  <PlaceField label="Près de">
    <MyCampusLink campuses={campuses} place={null} hrefOf={(campus) => `/agenda?pres-de=${campus}`} />
  </PlaceField>
);

it.each([
  [
    'the first field of its form',
    <form key="form">
      <input type="hidden" name="type" />
      {link()}
    </form>,
  ],
  [
    'a field after a list of its form',
    <form key="form">
      <select name="course" aria-label="Formation" />
      {link()}
    </form>,
  ],
  ['a field outside of its form', <div key="search">{link()}</div>],
])('leaves the focus to the place: %s', (_, fields) => {
  rememberMyCampus('lyon');
  render(fields);
  fireEvent.click(screen.getByRole('button', { name: /Lyon/ }));
  expect(screen.queryByRole('button', { name: /Lyon/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Près de/));
});

it('ignores a campus that the school does not have', () => {
  rememberMyCampus('atlantide');
  expect(show().container.innerHTML).toBe('');
});
