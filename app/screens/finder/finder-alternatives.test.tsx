// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FinderAlternatives } from './finder-alternatives';

afterEach(cleanup);

it.each([
  [{ slug: 'nice', title: 'Nice' }, 'Nice 04 93 00 00 00'],
  [null, '04 93 00 00 00'],
])('names the campus before its number, and puts nothing before that of the school', (campus, text) => {
  const alternatives = { spellings: [], campuses: [], contact: { campus, phone: '04 93 00 00 00' } };
  render(
    <FinderAlternatives state={{ text: '', chosen: {}, page: 1 } as never} alternatives={alternatives} />,
  );
  expect(screen.getByRole('link', { name: '04 93 00 00 00' }).parentElement?.textContent).toBe(text);
});
