// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SavedBar, SavedBox } from './saved-in-list';
import { removeProgramme, saveProgramme, toggleProgramme, useSavedProgrammes } from './saved-programmes';

const programmes = ['gemeau', 'gpn', 'mse', 'qse'].map((name) => ({
  slug: `bts-${name}`,
  title: `BTS ${name.toUpperCase()}`,
}));
const [water, nature] = programmes as [(typeof programmes)[0], (typeof programmes)[0]];

function List() {
  const savedProgrammes = useSavedProgrammes() ?? [];
  return (
    <>
      {programmes.map((programme) => (
        <SavedBox key={programme.slug} programme={programme} saved={savedProgrammes} />
      ))}
      <SavedBar saved={savedProgrammes} listed={programmes} />
    </>
  );
}

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <List /> },
    { path: '/formations/comparer', element: null },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const box = ({ title }: { title: string }) =>
  screen.getByRole('checkbox', { name: `Comparer ${title}` }) as HTMLInputElement;
const ticked = () => programmes.filter((programme) => box(programme).checked).map(({ slug }) => slug);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { slug } of programmes) removeProgramme(slug);
  localStorage.clear();
});

describe('a programme ticked in a list', () => {
  it('is in ‘Mes formations’, and a saved one is ticked', () => {
    show();
    fireEvent.click(box(water));
    expect(localStorage.getItem('saved-programmes')).toContain(water.slug);
    expect(screen.getByRole('status').textContent).toBe('1 formation enregistrée');
    act(() => void saveProgramme(nature));
    expect(ticked()).toEqual([water.slug, nature.slug]);
    fireEvent.click(box(water));
    expect(localStorage.getItem('saved-programmes')).not.toContain(water.slug);
  });

  it('stays ticked for the page if the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show();
    fireEvent.click(box(water));
    expect(ticked()).toEqual([water.slug]);
  });

  it('counts with another one ticked before the first is shown, and twice means never', () => {
    show();
    act(() => {
      toggleProgramme(water);
      toggleProgramme(nature);
      toggleProgramme(water);
    });
    expect(ticked()).toEqual([nature.slug]);
  });
});

describe('‘Comparer’', () => {
  const latestThree = '/formations/comparer?f=bts-qse&f=bts-mse&f=bts-gpn';
  const compareAll = () => {
    const router = show();
    for (const programme of programmes) fireEvent.click(box(programme));
    fireEvent.click(screen.getByRole('button', { name: 'Comparer les 3 dernières' }));
    return router;
  };

  it('leads to the table of the latest three', () => {
    const { pathname, search } = compareAll().state.location;
    expect(pathname + search).toBe(latestThree);
  });

  it('loads the same address offline, of which the device may have a copy', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: location.origin, assign });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(compareAll().state.location.pathname).toBe('/');
    expect(assign).toHaveBeenCalledWith(latestThree);
  });
});

it('a full list says so, and lets nothing be added', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => ({
    slug: `formation-${at}`,
    title: `Formation ${at}`,
    savedAt: '2027-03-12T09:00:00.000Z',
  }));
  localStorage.setItem('saved-programmes', JSON.stringify(twenty));
  show();
  expect(box(water).disabled).toBe(true);
  expect(saveProgramme(water)).toBe(false);
  expect(localStorage.getItem('saved-programmes')).not.toContain(water.slug);
  expect(screen.getByText(/^Vous avez déjà enregistré 20 formations/)).toBeTruthy();
});
