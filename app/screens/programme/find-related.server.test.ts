import { describe, expect, it } from 'vitest';
import { findProgramme } from '~/school/programmes/programmes.server';
import { createRig, startOfService } from '../../../tests/contract/service';
import { findRelated } from './find-related.server';

const { content } = createRig();
const nothing = Promise.resolve(null);
const related = async (slug: string, campus?: string) =>
  findRelated(await findProgramme(content, slug), {
    content,
    now: startOfService,
    campus,
    nextOpenDay: nothing,
  });

describe('the voice of a programme', () => {
  it('comes from a current learner before a former one', async () => {
    expect((await related('bts-gpn')).voice).toMatchObject({
      kind: 'ambassador',
      campus: { slug: 'rennes' },
    });
  });

  it('comes from the visitor’s campus if possible', async () => {
    expect((await related('bts-gpn', 'montpellier')).voice).toMatchObject({
      campus: { slug: 'montpellier' },
    });
    expect((await related('bts-gpn', 'nantes')).voice).toMatchObject({ campus: { slug: 'rennes' } });
  });

  it('is absent if there is none', async () => {
    expect((await related('bts-datr')).voice).toBeNull();
  });
});

it('careers keep the order of the programme, with their salaries', async () => {
  const { careers } = await related('bts-gpn');
  expect(careers.map(({ slug }) => slug)).toEqual([
    'animateur-nature',
    'garde-nature',
    'technicien-de-riviere',
    'charge-de-mission-biodiversite',
    'ecologue',
  ]);
  expect(careers[0]?.salary).toMatchObject({ from: 22000, to: 27000 });
});

it('the card is of an event that one can still attend; the others come by date, and say that they are full', async () => {
  const { events, moreEvents } = await related('bts-gpn');
  expect(events.map(({ status }) => status)).toEqual(['scheduled']);
  expect(moreEvents).toContainEqual(
    expect.objectContaining({ slug: 'vis-ma-vie-en-bts-gpn-rennes', status: 'full' }),
  );
});
