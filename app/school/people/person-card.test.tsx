// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitize } from '~/reading/rich-text/rich-text.server';
import type { Person } from './people.server';
import { PersonCard } from './person-card';

afterEach(cleanup);

const person: Person = {
  slug: 'samuel-ohayon',
  name: 'Samuel Ohayon',
  kind: 'alumnus',
  graduationYear: 2025,
  programme: { slug: 'mastere-droit-environnement', title: 'Mastère Droit de l’environnement' },
  campus: { slug: 'paris', title: 'Paris' },
  job: 'Juriste en environnement',
  company: 'Fédération d’associations',
  quote: 'Un bon recours commence sur place.',
  story: sanitize('<p>Trois mois après sa soutenance, il rédigeait sa première requête.</p>'),
  portrait: null,
};

describe('the card of a person', () => {
  it('shows the person’s name, date and role', () => {
    render(<PersonCard person={person} />);
    const text = screen.getByRole('article').textContent;
    expect(text).toContain('Promotion 2025');
    expect(text).toContain('Juriste en environnement, Fédération d’associations');
    expect(screen.getByRole('heading', { level: 3, name: 'Samuel Ohayon' })).toBeTruthy();
  });

  it('leads to the programme and the campus of the person', () => {
    render(<PersonCard person={person} />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/campus/paris', '/formations/mastere-droit-environnement']);
  });

  it('holds the whole text, because people have no page of their own', () => {
    const { container } = render(<PersonCard person={person} />);
    expect(container.querySelector('details')?.textContent).toContain('sa première requête');
  });

  it('does without company, year, programme and campus', () => {
    const bare = { ...person, kind: 'ambassador' as const, company: null, graduationYear: null };
    render(<PersonCard person={{ ...bare, programme: null, campus: null }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('article').textContent).not.toContain('Promotion');
  });

  it('separates only the facts that it has', () => {
    const unknown = { ...person, kind: null, graduationYear: null };
    const { container } = render(<PersonCard person={unknown} />);
    const facts = () => container.querySelector('.person-facts')?.textContent;
    expect(facts()).toBe('Paris · Mastère Droit de l’environnement');
    cleanup();
    const { container: bare } = render(<PersonCard person={{ ...unknown, programme: null, campus: null }} />);
    expect(bare.querySelector('.person-facts')).toBeNull();
  });
});
