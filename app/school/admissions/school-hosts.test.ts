import { describe, expect, it } from 'vitest';
import { parseEnv } from '~/env.server';
import { schoolHosts } from './school-hosts.server';

const variables = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.ecole.example',
  CONTENT_API_URL: 'https://cms.ecole.example/api',
  MEDIA_ORIGIN: 'https://fichiers.example',
};
const isSchoolHost = (host: string, more: Record<string, string> = {}) =>
  schoolHosts(parseEnv({ ...variables, ...more }))(host);

describe('a host of the school', () => {
  it.each([
    ['its CRM', { CRM_ORIGINS: 'https://crm.example,https://admissions.example:8443' }, 'crm.example'],
    [
      'another CRM',
      { CRM_ORIGINS: 'https://crm.example,https://admissions.example:8443' },
      'admissions.example:8443',
    ],
    ['the demonstration’s CRM', { CONTENT_DEMONSTRATION: 'true' }, 'cms.ecole.example'],
    ['its panel', { CONTENT_ADMIN_ORIGIN: 'https://panneau.example' }, 'panneau.example'],
    ['its footer', { EXTERNAL_FOOTER_URL: 'https://groupe.example/pied' }, 'groupe.example'],
    ['its banner', { TOP_BANNER_URL: 'https://annonces.example/' }, 'annonces.example'],
    ['its documents', { MEDIA_ORIGIN: 'https://media.example' }, 'media.example'],
    ['a full host name', { TOP_BANNER_URL: 'https://annonces.example/' }, 'annonces.example.'],
  ])('is that of %s', (_, settings, host) => {
    expect(isSchoolHost(host, settings)).toBe(true);
    expect(isSchoolHost(host)).toBe(false);
  });

  it.each(['www.onisep.fr', 'crm.example:8443', 'x.crm.example', 'crm.example.attacker.example', ''])(
    'is not that of a stranger: %j',
    (host) => expect(isSchoolHost(host, { CRM_ORIGINS: 'https://crm.example' })).toBe(false),
  );
});
