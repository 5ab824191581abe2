import { describe, expect, it } from 'vitest';
import { admissionsWay } from './admissions-way';

const without =
  (...absent: string[]) =>
  (href: string) =>
    !absent.includes(href.split('?')[0] ?? '');
const noCrm = ['/crm/brochure', '/crm/contact', '/crm/registration'];
const known = { course: 'bts-gpn', campus: 'lyon' };

describe('an admissions action leads', () => {
  it('leads to its page with the known choice', () => {
    expect(admissionsWay('brochure', known, without())).toBe('/crm/brochure?course=bts-gpn&campus=lyon');
  });

  it('leads to the contact page if the CRM offers no course for it', () => {
    const isThere = without('/crm/brochure');
    expect(admissionsWay('brochure', known, isThere)).toBe('/crm/contact?course=bts-gpn&campus=lyon');
    expect(admissionsWay('registration', {}, isThere)).toBe('/crm/registration');
  });

  it('leads to the contact of campus, programme or school without a CRM', () => {
    for (const action of ['brochure', 'contact', 'registration'] as const) {
      expect(admissionsWay(action, known, without(...noCrm))).toBe('/campus/lyon#venir');
      expect(admissionsWay(action, { course: 'bts-gpn' }, without(...noCrm))).toBe(
        '/formations/bts-gpn#campus',
      );
      expect(admissionsWay(action, {}, without(...noCrm))).toBe('/contact');
      expect(admissionsWay(action, {}, without(...noCrm, '/contact'))).toBe('/campus');
    }
  });
});
