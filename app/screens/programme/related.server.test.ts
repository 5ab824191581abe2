import { describe, expect, it } from 'vitest';
import { findProgramme } from '~/school/programmes/programmes.server';
import { createRig, startOfService } from '../../../tests/contract/service';
import { findRelated } from './related.server';

const { content } = createRig();
const related = async (slug: string, campus?: string) =>
  findRelated(await findProgramme(content, slug), { content, now: startOfService, campus });

describe('the voice of a programme', () => {
  it('is of somebody who studies it now, before who did', async () => {
    expect((await related('bts-gpn')).voice).toMatchObject({
      kind: 'ambassador',
      campus: { slug: 'rennes' },
    });
  });

  it('is of the visitor’s campus where there is somebody', async () => {
    expect((await related('bts-gpn', 'montpellier')).voice).toMatchObject({
      campus: { slug: 'montpellier' },
    });
    expect((await related('bts-gpn', 'nantes')).voice).toMatchObject({ campus: { slug: 'rennes' } });
  });

  it('is nobody’s where nobody speaks for it', async () => {
    expect((await related('bts-datr')).voice).toBeNull();
  });
});

it('careers come in the order of the programme, with what they pay', async () => {
  const { careers } = await related('bts-gpn');
  expect(careers.map(({ slug }) => slug)).toEqual([
    'animateur-nature',
    'garde-nature',
    'charge-de-mission-biodiversite',
    'ecologue',
  ]);
  expect(careers[0]?.salary).toMatchObject({ from: 22000, to: 27000 });
});
