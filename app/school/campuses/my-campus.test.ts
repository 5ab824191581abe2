// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberMyCampus, useMyCampus } from './my-campus';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const known = () => renderHook(useMyCampus).result;

it('is remembered on the device, and forgotten', () => {
  const mine = known();
  expect(mine.current).toBeNull();
  act(() => rememberMyCampus('lyon'));
  expect(mine.current).toBe('lyon');
  expect(document.cookie).toBe('');
  act(() => rememberMyCampus(null));
  expect(mine.current).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it.each(['', 'Lyon', '../lyon', '<b>', '{"slug":"lyon"}'])(
  'ignores a stored text that names no campus: %s',
  (text) => {
    localStorage.setItem('mon-campus', text);
    expect(known().current).toBeNull();
  },
);

it('is unknown if the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const mine = known();
  act(() => rememberMyCampus('lyon'));
  expect(mine.current).toBeNull();
});
