// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createRig, startOfService } from '../../../tests/contract/service';
import { parseExample, renderBlock } from '../testing';
import { ContactBlock } from './contact';
import { contactDefinition } from './definition.server';
import { contactExample } from './example';

describe('the contact block', () => {
  it('shows how to reach the campus the editor chose', async () => {
    renderBlock(ContactBlock, await parseExample(contactDefinition, contactExample));
    expect(screen.getByRole('link', { name: '02 61 91 00 97' }).getAttribute('href')).toBe('tel:0261910097');
    const mail = screen.getByRole('link', { name: 'la-reunion@iet.example' });
    expect(mail.getAttribute('href')).toBe('mailto:la-reunion@iet.example');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(screen.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe(
      'mailto:la-reunion@iet.example',
    );
    expect(links).toContain('/campus/la-reunion');
  });

  it('shows the known parts of an address only', async () => {
    const { content } = createRig({
      async spoil(request, response) {
        if (new URL(request.url).pathname !== '/api/campuses/la-reunion') return response;
        const answer = await response.json();
        return Response.json({ ...answer, data: { ...answer.data, street: '' } });
      },
    });
    const context = { content, now: startOfService, page: '/contact' } as const;
    const block = await parseExample(contactDefinition, contactExample, context);
    expect(block.address).toMatch(/^974\d\d [A-Z]/);
  });

  it('shows how to reach the school when no campus was chosen', async () => {
    renderBlock(ContactBlock, await parseExample(contactDefinition, { ...contactExample, campus: null }));
    expect(screen.getByRole('link', { name: '03 53 01 26 26' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/crm/'))).toEqual([]);
    expect(links).toContain('/campus');
  });

  it('shows how to reach the school for a campus that does not exist', async () => {
    const chosen = { ...contactExample, campus: 'nulle-part' };
    expect((await parseExample(contactDefinition, chosen)).campus).toBeNull();
  });
});
