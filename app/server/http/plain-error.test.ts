import { describe, expect, it } from 'vitest';
import { defaultLabels } from '~/site/labels/index';
import { plainErrorPage } from './plain-error';

const page = (status: number) => plainErrorPage(status).toString();

describe('a refusal of the server', () => {
  it('names a next step if the catalogue has no sentence', () => {
    for (const [status, key] of [
      [413, 'commons.error.tooLarge'],
      [414, 'commons.error.tooLong'],
      [429, 'commons.error.tooMany'],
    ] as const) {
      expect(page(status)).toContain(defaultLabels[key]);
      expect(page(status)).not.toContain('Une erreur est survenue.');
    }
  });

  it('shows the catalogue’s sentence otherwise', () => {
    expect(page(403)).toContain('Accès refusé.');
    expect(page(405)).toContain('Une erreur est survenue.');
    expect(page(503)).toContain('Erreur interne au serveur.');
  });
});
