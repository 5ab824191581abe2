import { describe, expect, it } from 'vitest';
import { admissionsTarget } from './admissions-target';

const without =
  (...absent: string[]) =>
  (href: string) =>
    !absent.includes(href.split('?')[0] ?? '');
const noCrm = ['/crm/brochure', '/crm/contact', '/crm/registration'];
const known = { course: 'bts-gpn', campus: 'lyon' };

describe('an admissions action leads', () => {
  it('leads to its page with the known choice', () => {
    expect(admissionsTarget('brochure', known, without())).toBe('/crm/brochure?course=bts-gpn&campus=lyon');
  });

  it('leads to the contact page if the CRM offers no course for it', () => {
    const isThere = without('/crm/brochure');
    expect(admissionsTarget('brochure', known, isThere)).toBe('/crm/contact?course=bts-gpn&campus=lyon');
    expect(admissionsTarget('registration', {}, isThere)).toBe('/crm/registration');
  });

  it('leads to the contact of campus, programme or school without a CRM', () => {
    for (const action of ['brochure', 'contact', 'registration'] as const) {
      expect(admissionsTarget(action, known, without(...noCrm))).toBe('/campus/lyon#venir');
      expect(admissionsTarget(action, { course: 'bts-gpn' }, without(...noCrm))).toBe(
        '/formations/bts-gpn#campus',
      );
      expect(admissionsTarget(action, {}, without(...noCrm))).toBe('/contact');
      expect(admissionsTarget(action, {}, without(...noCrm, '/contact'))).toBe('/campus');
    }
  });
});
