import { describe, expect, it } from 'vitest';
import { defaultLabels } from '~/site/labels/index';
import { plainErrorPage } from './plain-error';

const page = (status: number) => plainErrorPage(status).toString();

describe('a refusal of the server', () => {
  it('says what the visitor can do where the catalogue has no sentence of its own', () => {
    for (const [status, key] of [
      [413, 'commons.error.tooLarge'],
      [414, 'commons.error.tooLong'],
      [429, 'commons.error.tooMany'],
    ] as const) {
      expect(page(status)).toContain(defaultLabels[key]);
      expect(page(status)).not.toContain('Une erreur est survenue.');
    }
  });

  it('says the catalogue’s sentence elsewhere', () => {
    expect(page(403)).toContain('Accès refusé.');
    expect(page(405)).toContain('Une erreur est survenue.');
    expect(page(503)).toContain('Erreur interne au serveur.');
  });
});
