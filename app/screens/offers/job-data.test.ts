import { describe, expect, it } from 'vitest';
import type { Offer } from '~/school/offers/offers.server';
import { offer as riverOffer } from '~/school/offers/testing';
import { createLabels } from '~/site/labels';
import { findSettings } from '~/site/settings.server';
import { createRig } from '../../../tests/contract/service';
import { jobData } from './job-data';

const offer: Offer = {
  ...riverOffer,
  programmes: [],
  rhythm: null,
  summary: null,
  missions: ['Lire <b>les débits</b>'],
  profile: [],
};

async function posted(now: string, changes: Partial<Offer> = {}) {
  const settings = await findSettings(createRig().content);
  const facts = { origin: 'https://www.ecole.example', settings, t: createLabels({}) };
  return jobData({ ...offer, ...changes }, new Date(now))(facts);
}

describe('an offer, as search engines that list jobs read it', () => {
  it('is a job until the end of its last day in Paris', async () => {
    expect(await posted('2026-12-11T22:59:00Z')).toMatchObject({
      '@type': 'JobPosting',
      url: 'https://www.ecole.example/offres-alternance/technicien-de-riviere-lyon',
      datePosted: '2026-11-18',
      validThrough: '2026-12-11',
      jobStartDate: '2027-01-18',
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      directApply: false,
    });
  });

  it('is absent once it is filled: a filled job must not be listed', async () => {
    expect(await posted('2026-12-11T23:00:00Z')).toBeNull();
  });

  it.each(['publishDate', 'company', 'city'] as const)('is absent without its %s', async (field) => {
    expect(await posted('2026-12-01T09:00:00Z', { [field]: '' })).toBeNull();
  });

  it('is an internship if it is one', async () => {
    expect(await posted('2026-12-01T09:00:00Z', { contract: 'internship' })).toMatchObject({
      employmentType: 'INTERN',
    });
  });

  it('is described in HTML, in which plain text stays text', async () => {
    expect(await posted('2026-12-01T09:00:00Z')).toMatchObject({
      description: '<p>Technicien de rivière (F/H)</p><ul><li>Lire &lt;b>les débits&lt;/b></li></ul>',
    });
  });
});
