// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServerPart } from './server-part';
import { renderPart } from './testing';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function Sheet({ price, title = 'Tarifs & "aides"' }: { price: string; title?: string }) {
  return (
    <section id="fiche" className="sheet" aria-label={title}>
      <details>
        <summary>Tarifs</summary>
        <p>{price}</p>
      </details>
      <details>
        <summary>L’admission</summary>
        <p>Sur dossier</p>
      </details>
    </section>
  );
}

const sheet = (price: string) => renderPart(Sheet, { price });
const detailsOf = () => [...document.querySelectorAll('details')];

/** A document with the part, and its scripts' first render with that document's data. */
function arrive(part: ReturnType<typeof sheet>, element: ReactElement) {
  const root = document.createElement('main');
  root.innerHTML = part.html ?? '';
  document.body.append(root);
  const markup = root.firstElementChild;
  const { rerender } = render(element, { hydrate: true, container: root });
  return { markup, show: rerender };
}

describe('a part in the browser', () => {
  it('stays as the server sent it in a document, without its HTML a second time', () => {
    const part = sheet('4 800 €');
    const { id, version } = part;
    const { markup, show } = arrive(part, <ServerPart part={{ id, version }} />);
    show(<ServerPart part={part} />);
    expect(document.getElementById('fiche')).toBe(markup);
    expect(markup?.getAttribute('aria-label')).toBe('Tarifs & "aides"');
  });

  it('fails in a browser that does not say its markup, so that the page is restored', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { id, version, html } = sheet('4 800 €');
    document.body.innerHTML = html ?? '';
    Object.defineProperty(document.getElementById(id), 'outerHTML', { value: undefined });
    expect(() => render(<ServerPart part={{ id, version }} />)).toThrow(TypeError);
    vi.restoreAllMocks();
  });

  it('shows new markup when it changes, and keeps unfolded elements open', () => {
    const part = sheet('4 800 €');
    const { show } = arrive(part, <ServerPart part={{ id: part.id, version: part.version }} />);
    for (const details of detailsOf().slice(0, 1)) details.open = true;
    show(<ServerPart part={sheet('5 200 €')} />);
    expect(document.querySelector('p')?.textContent).toBe('5 200 €');
    expect(detailsOf().map(({ open }) => open)).toEqual([true, false]);
  });

  it('reached without a reload comes from the page’s data', () => {
    render(<ServerPart part={sheet('0 €')} />);
    expect(document.querySelector('section.sheet')?.textContent).toContain('0 €');
  });
});
