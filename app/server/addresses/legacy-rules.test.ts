import { describe, expect, it } from 'vitest';
import { legacyAddresses } from './legacy-addresses';
import { LegacyRulesError, matchLegacyAddress, parseLegacyRules } from './legacy-rules';

const rules = parseLegacyRules(legacyAddresses);
const targetOf = (path: string) => matchLegacyAddress(rules, path)?.target ?? null;

describe('the table of old addresses', () => {
  it.each([
    // One line for every rule of the specification's map.
    ['/campus-auxerre', '/campus/auxerre'],
    ['/iet-lyon', '/campus/lyon'],
    ['/nos-ecoles/nantes', '/campus/nantes'],
    ['/ecole-environnement-la-reunion', '/campus/la-reunion'],
    ['/nos-campus/auxerre', '/campus/auxerre'],
    ['/contact-la-reunion', '/campus/la-reunion'],
    ['/l-ecole', '/ecole'],
    ['/l-institut', '/ecole'],
    ['/institut/histoire/1998', '/ecole'],
    ['/qui-sommes-nous', '/ecole'],
    ['/presentation', '/ecole'],
    ['/plan-du-site', '/ecole'],
    ['/sitemap.html', '/ecole'],
    ['/accessibilite', '/ecole/notre-demarche-inclusive'],
    ['/handicap', '/ecole/notre-demarche-inclusive'],
    ['/referent-handicap', '/ecole/notre-demarche-inclusive'],
    ['/partenaires', '/ecole/reseau-et-partenaires'],
    ['/nos-partenaires/mecenes', '/ecole/reseau-et-partenaires'],
    ['/reseau', '/ecole/reseau-et-partenaires'],
    ['/entreprises', '/entreprise/recruter-un-alternant'],
    ['/recruter-un-apprenti', '/entreprise/recruter-un-alternant'],
    ['/deposer-une-offre', '/entreprise/deposer-une-offre'],
    ['/taxe-apprentissage', '/entreprise/taxe-d-apprentissage'],
    ['/relations-entreprises/stages', '/integrer-iet/services-aux-apprenants'],
    ['/service-placement', '/integrer-iet/services-aux-apprenants'],
    ['/trouver-une-entreprise', '/integrer-iet/services-aux-apprenants'],
    ['/admission', '/integrer-iet/admissions'],
    ['/inscriptions', '/integrer-iet/admissions'],
    ['/concours', '/integrer-iet/admissions'],
    ['/concours/annales', '/integrer-iet/admissions'],
    ['/modalites-admission', '/integrer-iet/admissions'],
    ['/integrer-l-ecole', '/integrer-iet'],
    ['/candidature-en-ligne', '/integrer-iet'],
    ['/vae', '/integrer-iet/vae'],
    ['/validation-des-acquis', '/integrer-iet/vae'],
    ['/formation/bts-gemeau', '/formations/bts-gemeau'],
    ['/formations/bts-gestion-et-maitrise-de-l-eau', '/formations/bts-gemeau'],
    ['/bts-gestion-protection-nature', '/formations/bts-gpn'],
    ['/formation-bts-services-environnement', '/formations/bts-mse'],
    ['/bachelor-qualite-securite-environnement', '/formations/bachelor-qse'],
    ['/master-environnement', '/formations/mastere-management-environnement'],
    ['/licence-eau', '/formations'],
    ['/formation/inconnue', '/formations'],
    ['/catalogue-formations', '/formations'],
    ['/cout-d-une-annee', '/tarifs#cout'],
    ['/panorama-des-etudes', '/panorama'],
    ['/schema-des-etudes', '/panorama'],
    ['/cursus', '/panorama'],
    ['/fiches-metiers/hydrologue', '/metiers/hydrologue'],
    ['/metiers-environnement/ecologue', '/metiers/ecologue'],
    ['/debouches/technicien-riviere', '/metiers/technicien-de-riviere'],
    ['/vie-etudiante/bde', '/vie-etudiante/vie-associative'],
    ['/associations', '/vie-etudiante/vie-associative'],
    ['/vie-du-campus', '/vie-etudiante/vie-associative'],
    ['/actualite/une-nouvelle', '/actualites/une-nouvelle'],
    ['/news/2014/rentree', '/actualites'],
    ['/2014/09/rentree', '/actualites'],
    ['/evenements/salon', '/agenda'],
    ['/portes-ouvertes-lyon', '/agenda'],
    ['/salons', '/agenda'],
    ['/wp-content/uploads/brochure-generale.pdf', 'media:/uploads/documents/brochure-generale.pdf'],
    ['/wp-content/uploads/2015/brochure-bts.pdf', '/formations'],
    ['/wp-content/uploads/brochure/brochure-bts.pdf', '/formations'],
    ['/fileadmin/reglement-interieur.pdf', 'media:/uploads/documents/reglement-interieur.pdf'],
    ['/fileadmin/plaquette.pdf', '/formations'],
    ['/uploads/programme-bts.pdf', '/formations'],
    ['/cookie', '/cookies'],
    ['/politique-cookies', '/cookies'],
    ['/donnees-personnelles', '/charte-donnees-personnelles'],
    ['/politique-de-confidentialite', '/charte-donnees-personnelles'],
    ['/rgpd', '/charte-donnees-personnelles'],
  ])('redirects %s to %s', (old, target) => expect(targetOf(old)).toBe(target));

  it.each([
    '/entreprise',
    '/entreprise/recruter-un-alternant',
    '/partenaire',
    '/formations',
    '/formations/bts-gpn',
    '/actualites/page/2',
    '/campus/lyon',
  ])('%s never moves', (path) => expect(targetOf(path)).toBeNull());

  it('redirects no old address to another old one', () => {
    expect(() => parseLegacyRules('/a -> /b\n/b -> /c')).toThrow(LegacyRulesError);
    expect(() => parseLegacyRules('/a -> /a')).toThrow(LegacyRulesError);
  });

  it('refuses a line that is not a rule, and a duplicate rule', () => {
    expect(() => parseLegacyRules('/a => /b')).toThrow(LegacyRulesError);
    expect(() => parseLegacyRules('/a -> /b\n/a -> /c')).toThrow(LegacyRulesError);
  });

  it('prefers the exact rule to the prefix, in any order', () => {
    const own = parseLegacyRules('/old/* -> /somewhere\n/old/one -> /one');
    expect(matchLegacyAddress(own, '/old/one')?.target).toBe('/one');
  });
});
