import { describe, expect, it } from 'vitest';
import { parseConsentForm } from './choice-form';

const granted = (body: string) =>
  parseConsentForm(new URLSearchParams(body), ['measurement', 'videos'])?.granted;

describe('the form of a choice', () => {
  it('accepts all, refuses all, or what is ticked', () => {
    expect(granted('choix=accepter')).toEqual(['measurement', 'videos']);
    expect(granted('choix=refuser&finalite=videos')).toEqual([]);
    expect(granted('choix=choisir&finalite=videos')).toEqual(['videos']);
    expect(granted('choix=choisir')).toEqual([]);
  });

  it('does not agree to what this site does not use or nobody knows', () => {
    expect(granted('choix=choisir&finalite=origin&finalite=telepathy&finalite=videos')).toEqual(['videos']);
  });

  it.each(['', 'choix=', 'choix=oui', 'finalite=videos'])('silence is no consent: "%s"', (body) => {
    expect(granted(body)).toBeUndefined();
  });

  it('a body that is no form is refused', () => {
    expect(parseConsentForm(null, ['videos'])).toBeNull();
  });
});
