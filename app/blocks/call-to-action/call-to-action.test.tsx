// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { CallToActionBlock } from './call-to-action';
import { callToActionDefinition } from './definition.server';
import { callToActionExample } from './example';

describe('call to action', () => {
  it('opens admissions choices by plain links', async () => {
    renderBlock(CallToActionBlock, await parseExample(callToActionDefinition, callToActionExample));
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Poser une question', '/crm/contact'],
      ['Candidater', '/crm/registration'],
      ['Lire le panorama des études', '/panorama'],
    ]);
  });

  it('shows no button without a safe link', async () => {
    const actions = [{ label: 'Piège', href: '//ailleurs.example' }];
    const block = await parseExample(callToActionDefinition, { ...callToActionExample, actions });
    expect(block.actions).toEqual([]);
  });
});
