/** Texts of the group `careers`. */
export const careersLabels = {
  'careers.sheet.trail': 'Métiers',
  'careers.sheet.title': '{career}, le métier',
  'careers.sheet.facts': 'Le métier en bref',
  'careers.sheet.salary': 'Salaire brut annuel',
  'careers.sheet.salaryRange': 'de {from} à {to}',
  'careers.sheet.level': 'Niveau habituellement demandé',
  'careers.sheet.rome.one': 'Code ROME',
  'careers.sheet.rome.other': 'Codes ROME',
  'careers.sheet.missions': 'Missions',
  'careers.sheet.skills': 'Compétences',
  'careers.sheet.workplaces': 'Où l’exercer',
  'careers.sheet.programmes': 'Les formations qui y mènent',
  'careers.sheet.others': 'Autres métiers du secteur {sector}',
  'careers.sheet.all': 'Tous les métiers',
} as const;
