/**
 * Old addresses and their targets (specification §2, Redirects).
 *
 * One rule per line: `from -> to`. `*` matches any text, `:name` one segment, `:name(a|b)` one of those. `to | other`
 * redirects to `other` if the content does not have the first. `media:` is a file of the media host. An exact rule
 * comes before a prefix (`…/*`), a prefix before a pattern; `/en`, upper case, trailing slashes and the bare host are
 * handled by `canonical-address.ts` in the same redirect.
 */
export const legacyAddresses = `
# campus
/campus-auxerre -> /campus/auxerre
/iet-lyon -> /campus/lyon
/nos-ecoles/nantes -> /campus/nantes
/ecole-environnement-la-reunion -> /campus/la-reunion
/nos-campus/:city(auxerre|lyon|nantes|la-reunion) -> /campus/:city
/contact-:city(auxerre|lyon|nantes|la-reunion) -> /campus/:city

# school, institute, site plan
/l-ecole -> /ecole
/l-institut -> /ecole
/institut/* -> /ecole
/qui-sommes-nous -> /ecole
/presentation -> /ecole
/plan-du-site -> /ecole
/sitemap.html -> /ecole

# accessibility
/accessibilite -> /ecole/notre-demarche-inclusive
/handicap -> /ecole/notre-demarche-inclusive
/referent-handicap -> /ecole/notre-demarche-inclusive

# partners
/partenaires -> /ecole/reseau-et-partenaires
/nos-partenaires/* -> /ecole/reseau-et-partenaires
/reseau -> /ecole/reseau-et-partenaires

# companies
/entreprises -> /entreprise/recruter-un-alternant
/recruter-un-apprenti -> /entreprise/recruter-un-alternant
/deposer-une-offre -> /entreprise/deposer-une-offre
/taxe-apprentissage -> /entreprise/taxe-d-apprentissage
/relations-entreprises/stages -> /integrer-iet/services-aux-apprenants
/service-placement -> /integrer-iet/services-aux-apprenants
/trouver-une-entreprise -> /integrer-iet/services-aux-apprenants

# admission, competitions
/admission -> /integrer-iet/admissions
/inscriptions -> /integrer-iet/admissions
/concours -> /integrer-iet/admissions
/concours/* -> /integrer-iet/admissions
/modalites-admission -> /integrer-iet/admissions
/integrer-l-ecole -> /integrer-iet
/candidature-en-ligne -> /integrer-iet

# validation of prior experience
/vae -> /integrer-iet/vae
/validation-des-acquis -> /integrer-iet/vae

# programmes
/formation/bts-gemeau -> /formations/bts-gemeau
/formations/bts-gestion-et-maitrise-de-l-eau -> /formations/bts-gemeau
/bts-gestion-protection-nature -> /formations/bts-gpn
/formation-bts-services-environnement -> /formations/bts-mse
/bachelor-qualite-securite-environnement -> /formations/bachelor-qse
/master-environnement -> /formations/mastere-management-environnement
/licence-* -> /formations
/formation/* -> /formations
/catalogue-formations -> /formations

# the cost of a year, whose query the prices read as well
/cout-d-une-annee -> /tarifs#cout

# panorama of studies
/panorama-des-etudes -> /panorama
/schema-des-etudes -> /panorama
/cursus -> /panorama

# careers
/fiches-metiers/:slug -> /metiers/:slug | /metiers
/metiers-environnement/:slug -> /metiers/:slug | /metiers
/debouches/technicien-riviere -> /metiers/technicien-de-riviere

# student life
/vie-etudiante/bde -> /vie-etudiante/vie-associative
/associations -> /vie-etudiante/vie-associative
/vie-du-campus -> /vie-etudiante/vie-associative

# old news
/actualite/:slug -> /actualites/:slug | /actualites
/news/* -> /actualites
/:year(\\d{4})/:month(\\d{2})/* -> /actualites
/evenements/* -> /agenda
/portes-ouvertes* -> /agenda
/salons -> /agenda

# uploaded PDF files
/wp-content/uploads/brochure-generale.pdf -> media:/uploads/documents/brochure-generale.pdf
/wp-content/uploads/*brochure*.pdf -> /formations
/fileadmin/reglement-interieur.pdf -> media:/uploads/documents/reglement-interieur.pdf
/fileadmin/*.pdf -> /formations
/uploads/programme-*.pdf -> /formations

# legal
/cookie -> /cookies
/politique-cookies -> /cookies
/donnees-personnelles -> /charte-donnees-personnelles
/politique-de-confidentialite -> /charte-donnees-personnelles
/rgpd -> /charte-donnees-personnelles
`;
