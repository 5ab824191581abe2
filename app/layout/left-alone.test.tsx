// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { bareChrome } from './bare-chrome';
import { chromeFields, LeftAlone, shownAsMarkup } from './left-alone';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const menu = `
  <ul>
    <li><a class="main-entry" href="/actualites">Actualités</a></li>
    <li>
      <button class="main-entry" data-current="true">Campus</button>
      <div><a class="menu-more" href="/campus">Tous</a><ul class="menu-links"><li><a href="/campus/lyon">Lyon</a></li></ul></div>
    </li>
  </ul>`;

const Menu = () => <LeftAlone tag="nav" at="#menu" id="menu" />;

/** A page that came with a menu, and its router. */
function arrive(pathname: string, element = <Menu />) {
  document.body.innerHTML = `<nav id="menu">${menu}</nav>`;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [pathname] });
  render(<RouterProvider router={router} />);
  document.body.firstElementChild?.remove();
  return router;
}

const marks = () =>
  [...document.querySelectorAll('[aria-current], [data-current]')].map((one) => [
    one.textContent,
    one.getAttribute('aria-current') ?? one.getAttribute('data-current'),
  ]);

it('the browser keeps the markup the server sent', () => {
  arrive('/campus/nice');
  expect(document.querySelector('#menu')?.innerHTML).toBe(menu);
  expect(marks()).toEqual([['Campus', 'true']]);
});

it('marks the links to the next page, and no others', async () => {
  const router = arrive('/campus/nice');
  await act(() => router.navigate('/campus/lyon'));
  expect(marks()).toEqual([
    ['Campus', 'true'],
    ['Lyon', 'page'],
  ]);
  await act(() => router.navigate('/actualites/a'));
  expect(marks()).toEqual([['Actualités', 'true']]);
  await act(() => router.navigate('/campus'));
  expect(marks()).toEqual([['Campus', 'page']]);
});

it('has the markup again after a page without a menu', () => {
  arrive('/campus');
  cleanup();
  const router = createMemoryRouter([{ path: '*', element: <Menu /> }]);
  render(<RouterProvider router={router} />);
  expect(document.querySelector('#menu')?.innerHTML).toBe(menu);
});

it('a document goes without the chrome’s data where its markup shows it', () => {
  expect(shownAsMarkup(bareChrome, 'default')).toBe(chromeFields);
  expect(shownAsMarkup(bareChrome, 'dynamics')).toBe(chromeFields);
  expect(shownAsMarkup(bareChrome, 'empty')).toEqual([]);
  const features = { ...bareChrome.features, english: true, profiles: true };
  expect(shownAsMarkup({ features }, 'default')).toEqual([]);
});
