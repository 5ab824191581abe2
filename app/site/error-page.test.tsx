// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPage } from './error-page';
import { ErrorPageGuard } from './error-page-guard';
import { renderFallback } from './render-fallback.server';

function Broken(): never {
  throw new Error('broken');
}

describe('the error page', () => {
  it('shows the catalogue’s sentence, the code and five pages to visit', () => {
    render(<ErrorPage error={{ statusCode: 404, kind: 'content' }} />);
    expect(screen.getByText("Oops cette page n'existe pas (ou plus)")).toBeTruthy();
    expect(screen.getByText('Oups !')).toBeTruthy();
    const links = ['Accueil', 'Formations', 'Campus', 'Agenda', 'Actualités'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/', '/formations', '/campus', '/agenda', '/actualites']);
  });

  it('a custom message overrides the catalogue', () => {
    render(<ErrorPage error={{ statusCode: 503, kind: 'content', customMessage: 'Fermé pour travaux.' }} />);
    expect(screen.getByText('Fermé pour travaux.')).toBeTruthy();
    expect(screen.queryByText('Erreur interne au serveur.')).toBeNull();
  });
});

describe('when the error page itself fails', () => {
  it('a message with a link home stands in its place', () => {
    // React reports the error it caught; here that is what is tested.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ErrorPageGuard>
        <Broken />
      </ErrorPageGuard>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  it('so does the server, when it cannot render at all', () => {
    expect(renderFallback()).toMatch(/^<!DOCTYPE html><html lang="fr">.*<a href="\/">/s);
  });
});
