// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { heroDefinition } from './definition.server';
import { bareHeroExample, heroExample } from './example';
import { HeroBlock } from './hero';

describe('hero', () => {
  it('first on a page, its title is the page’s h1 and its picture is the priority', async () => {
    renderBlock(HeroBlock, await parseExample(heroDefinition, heroExample), { first: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heroExample.title);
    const picture = screen.getByRole('img', { name: heroExample.image.alternativeText });
    expect(picture.getAttribute('loading')).toBe('eager');
    expect(picture.getAttribute('fetchpriority')).toBe('high');
  });

  it('further down, its title is a h2 and its picture waits', async () => {
    renderBlock(HeroBlock, await parseExample(heroDefinition, heroExample));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heroExample.title);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  });

  it('leads to an admissions action and to an address', async () => {
    renderBlock(HeroBlock, await parseExample(heroDefinition, heroExample), { first: true });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/crm/brochure', '/formations']);
  });

  it('holds the page’s own controls, and then shows its buttons as secondary', async () => {
    const block = await parseExample(heroDefinition, heroExample);
    render(
      <HeroBlock block={block} first>
        <form aria-label="Ma question" />
      </HeroBlock>,
    );
    expect(screen.getByRole('form', { name: 'Ma question' })).toBeTruthy();
    expect(document.querySelector('.button-primary')).toBeNull();
  });

  it('says its text before its buttons, and after the page’s own controls', async () => {
    const block = await parseExample(heroDefinition, heroExample);
    const { rerender } = render(<HeroBlock block={block} first />);
    const isAfterButtons = () => {
      const text = screen.getByText(heroExample.text);
      return text.compareDocumentPosition(screen.getByRole('list')) === Node.DOCUMENT_POSITION_PRECEDING;
    };
    expect(isAfterButtons()).toBe(false);
    rerender(
      <HeroBlock block={block} first>
        <form />
      </HeroBlock>,
    );
    expect(isAfterButtons()).toBe(true);
  });

  it('shows a title of 120 characters in full, without a picture', async () => {
    expect(bareHeroExample.title.length).toBeGreaterThanOrEqual(120);
    renderBlock(HeroBlock, await parseExample(heroDefinition, bareHeroExample), { first: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(bareHeroExample.title);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is shown without a broken picture and without a button whose link is unsafe', async () => {
    const block = await parseExample(heroDefinition, {
      ...heroExample,
      image: { url: 42 },
      actions: [{ label: 'Piège', href: 'javascript:alert(1)' }],
    });
    expect(block.image).toBeNull();
    expect(block.actions).toEqual([]);
  });

  it('has no heading without a title', async () => {
    renderBlock(HeroBlock, await parseExample(heroDefinition, { ...heroExample, title: ' ' }), {
      first: true,
    });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
