import { describe, expect, it } from 'vitest';
import { crmTargetsOf, formSources } from './crm-targets.server';

const sourcesOf = (env: {
  publicOrigin?: string;
  apiUrl?: string | null;
  directory?: string;
  crmOrigins?: string[];
}) => {
  const { publicOrigin = 'http://localhost:3000', apiUrl = null, directory = null, crmOrigins = null } = env;
  return formSources(
    crmTargetsOf({ publicOrigin, crmOrigins, content: { apiUrl, directory, demonstration: false } }),
  );
};
const here = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

describe('the targets of an admissions form', () => {
  it('is the named origins and no other', () => {
    const crmOrigins = ['https://crm.example'];
    expect(sourcesOf({ crmOrigins, apiUrl: 'http://localhost:3100/api' })).toEqual(crmOrigins);
  });

  it('are any https address if none is named, also for the demonstration', () => {
    expect(sourcesOf({})).toEqual(['https:']);
    expect(sourcesOf({ apiUrl: 'https://cms.example/api' })).toEqual(['https:']);
  });

  it('is http on loopback where site and content service are both there', () => {
    expect(sourcesOf({ apiUrl: 'http://localhost:3100/api' })).toEqual(here);
    expect(sourcesOf({ apiUrl: 'http://127.0.0.1:1337/api' })).toEqual(here);
    expect(sourcesOf({ directory: 'ecole' })).toEqual(here);
    // A visitor's loopback is not the site's.
    const publicOrigin = 'https://www.ecole.example';
    expect(sourcesOf({ publicOrigin, apiUrl: 'http://127.0.0.1:1337/api' })).toEqual(['https:']);
    expect(sourcesOf({ apiUrl: 'http://10.0.0.5:1337/api' })).toEqual(['https:']);
  });
});
