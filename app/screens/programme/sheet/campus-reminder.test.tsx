// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rememberMyCampus } from '~/school/campuses/my-campus';
import { CampusReminder } from './campus-reminder';
import { CampusSelect } from './campus-select';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('leaves the focus to the list of campuses when it is forgotten', () => {
  rememberMyCampus('lyon');
  render(
    <>
      <CampusSelect campuses={[{ slug: 'lyon', title: 'Lyon' }]} chosen={undefined} />
      <CampusReminder slug="bts-gpn" campusCount={1} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Lyon/ }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});
