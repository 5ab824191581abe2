import { describe, expect, it } from 'vitest';
import { parseConsentForm } from './choice-form';

const granted = (body: string) =>
  parseConsentForm(new URLSearchParams(body), ['measurement', 'videos'])?.granted;

describe('the form of a choice', () => {
  it('accepts all, refuses all, or accepts the ticked purposes', () => {
    expect(granted('choix=accepter')).toEqual(['measurement', 'videos']);
    expect(granted('choix=refuser&finalite=videos')).toEqual([]);
    expect(granted('choix=choisir&finalite=videos')).toEqual(['videos']);
    expect(granted('choix=choisir')).toEqual([]);
  });

  it('ignores a purpose that is unused or unknown', () => {
    expect(granted('choix=choisir&finalite=origin&finalite=telepathy&finalite=videos')).toEqual(['videos']);
  });

  it.each(['', 'choix=', 'choix=oui', 'finalite=videos'])(
    'does not treat silence as consent: "%s"',
    (body) => {
      expect(granted(body)).toBeUndefined();
    },
  );

  it('has the return path and the origin of the visit, or empty values', () => {
    const read = (body: string) => parseConsentForm(new URLSearchParams(body), []);
    expect(
      read('choix=refuser&retour=/campus&arrivee=/?utm_source=salon&provenance=https://a.example/'),
    ).toEqual({
      granted: [],
      back: '/campus',
      landing: '/?utm_source=salon',
      referrer: 'https://a.example/',
    });
    const nowhere = { granted: [], back: '', landing: '', referrer: '' };
    expect(read('choix=refuser')).toEqual(nowhere);
    const endless = `/${'a'.repeat(2048)}`;
    expect(read(`choix=refuser&retour=${endless}&arrivee=${endless}&provenance=${endless}`)).toEqual(nowhere);
    expect(read(`choix=refuser&retour=${endless.slice(1)}`)?.back).toHaveLength(2048);
  });

  it('a body that is not a form is refused', () => {
    expect(parseConsentForm(null, ['videos'])).toBeNull();
  });
});
