// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createRig, startOfService } from '../../../tests/contract/service';
import { parseExample, renderBlock } from '../testing';
import { AdmissionDatesBlock } from './admission-dates';
import { admissionDatesDefinition } from './definition.server';
import { admissionDatesExample } from './example';

/** The service with other dates of admission in the settings, or without any. */
const schoolWith = (admission: object | undefined) =>
  createRig({
    async spoil(request, response) {
      if (new URL(request.url).pathname !== '/api/users/me') return response;
      return Response.json({ ...(await response.json()), admission });
    },
  });

const blockOf = (admission: object | undefined) =>
  parseExample(admissionDatesDefinition, admissionDatesExample, {
    content: schoolWith(admission).content,
    now: startOfService,
    page: '/integrer-iet/admissions',
  });

describe('the block of admission dates', () => {
  it('shows the steps of the national calendar in order, as the settings have them', async () => {
    const step = { title: 'Les vœux', opensOn: '2027-01-19', closesOn: '2027-03-12', applications: true };
    const block = await blockOf({ national: [step, { ...step, title: 'La suite', closesOn: null }] });
    renderBlock(AdmissionDatesBlock, block);
    const [first, second] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(first?.textContent).toContain('Du 19\u00a0janvier au 12\u00a0mars\u00a02027');
    expect(second?.textContent).toContain('À partir du 19\u00a0janvier\u00a02027');
  });

  it('shows apprentices separately, with their dates', async () => {
    const apprenticeship = { opensOn: '2026-11-02', closesOn: '2027-09-11' };
    renderBlock(AdmissionDatesBlock, await blockOf({ national: [], apprenticeship }));
    expect(screen.getByRole('heading', { name: 'En alternance' })).toBeDefined();
    expect(screen.getByText('Du 2 novembre 2026 au 11 septembre 2027')).toBeDefined();
  });

  it('lists the programmes of the school’s own calendar, those that close next before the others', async () => {
    const { schoolCalendars } = await blockOf(undefined);
    expect(schoolCalendars.map(({ slug }) => slug)).not.toContain('bts-gpn');
    const closing = schoolCalendars.flatMap(({ ways: [first] }) =>
      first?.state.kind === 'open' && first.state.closesOn ? [first.state.closesOn] : [],
    );
    expect(closing.length).toBeGreaterThan(5);
    expect(closing).toEqual([...closing].sort());
    expect(schoolCalendars.at(-1)?.ways[0]?.state.kind).toBe('closed');
  });

  it('shows nothing of a calendar that the settings lack', async () => {
    renderBlock(AdmissionDatesBlock, await blockOf(undefined));
    expect(screen.queryByRole('heading', { name: 'En alternance' })).toBeNull();
    expect(document.querySelector('ol')).toBeNull();
  });
});
