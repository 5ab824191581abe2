import { describe, expect, it } from 'vitest';
import { type ConsentConfiguration, frameNeedsConsent, purposesInUse, purposesOfBanner } from './purposes';

const nothing: ConsentConfiguration = {
  publicOrigin: 'https://www.ecole.example',
  gtmId: undefined,
  externalFooterUrl: undefined,
  topBannerUrl: undefined,
  originTrackingNeedsConsent: false,
};

describe('the purposes that need consent', () => {
  it('are empty if nothing is configured; videos ask separately', () => {
    expect(purposesOfBanner(nothing)).toEqual([]);
    expect(purposesInUse(nothing)).toEqual(['videos']);
    expect(purposesInUse({ ...nothing, gtmId: 'GTM-ABCD12' })).toEqual(['measurement', 'videos']);
  });

  it.each([
    ['a tag manager', { gtmId: 'GTM-ABCD12' }, ['measurement']],
    ['a frame at the foot', { externalFooterUrl: 'https://groupe.example/pied' }, ['frames']],
    ['a frame at the top', { topBannerUrl: 'https://groupe.example/bandeau' }, ['frames']],
    ['a frame of the school’s own', { topBannerUrl: 'https://annonces.ecole.example/' }, []],
    ['origin tracking that waits', { originTrackingNeedsConsent: true }, ['origin']],
  ] as const)('%s', (_case, changes, expected) => {
    expect(purposesOfBanner({ ...nothing, ...changes })).toEqual(expected);
  });
});

describe('a frame', () => {
  it.each([
    ['https://www.ecole.example/pied', false],
    ['https://ecole.example/pied', false],
    ['https://annonces.ecole.example/pied', false],
    ['https://groupe.example/pied', true],
    ['https://fausse-ecole.example/pied', true],
    ['https://ecole.example.net/pied', true],
    ['https://www.groupe.example/pied', true],
  ])('%s needs consent: %s', (address, expected) => {
    expect(frameNeedsConsent(address, 'https://www.ecole.example')).toBe(expected);
  });

  it('of a site on another domain belongs only to that domain', () => {
    expect(frameNeedsConsent('https://ecole.example/pied', 'https://site.www.ecole.example')).toBe(true);
  });
});
