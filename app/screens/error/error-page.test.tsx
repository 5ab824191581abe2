// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorPage } from './error-page';
import { renderFallback } from './render-fallback.server';

afterEach(cleanup);

describe('the error page', () => {
  it('shows the global message, the catalogue’s sentence, the code and five pages to visit', () => {
    render(<ErrorPage error={{ statusCode: 404, kind: 'content' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oups !');
    expect(screen.getByText("Oops cette page n'existe pas (ou plus)").lang).toBe('');
    expect(screen.getByText("Code d'erreur :").textContent).toContain('404');
    const links = ['Accueil', 'Formations', 'Campus', 'Agenda', 'Actualités'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/', '/formations', '/campus', '/agenda', '/actualites']);
  });

  it('says that no route accepts the address', () => {
    render(<ErrorPage error={{ statusCode: 404, kind: 'route' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oups !');
    // RGAA 8.7: English on a French page.
    expect(screen.getByText('This page could not be found').lang).toBe('en');
  });

  it('shows its status, a link to the home page, and links for a visit', () => {
    render(<ErrorPage error={{ statusCode: 503, kind: 'content' }} />);
    expect(screen.getByText("Code d'erreur :").textContent).toBe("Code d'erreur : 503");
    expect(screen.getByText('Erreur interne au serveur.')).toBeTruthy();
    expect(screen.getByText(/revenir à la page d’accueil/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Revenir au site' }).getAttribute('href')).toBe('/');
    expect(
      screen.getByRole('navigation', { name: 'Mais on peut vous proposer de visiter ces pages :' }),
    ).toBeTruthy();
  });

  it('a custom message overrides the catalogue', () => {
    render(<ErrorPage error={{ statusCode: 503, kind: 'content', customMessage: 'Fermé pour travaux.' }} />);
    expect(screen.getByText('Fermé pour travaux.')).toBeTruthy();
    expect(screen.queryByText('Erreur interne au serveur.')).toBeNull();
  });
});

describe('a failure of the error page itself', () => {
  it('the server answers a message with a link home', () => {
    expect(renderFallback()).toMatch(/^<!DOCTYPE html><html lang="fr">.*<a href="\/">/s);
  });
});
