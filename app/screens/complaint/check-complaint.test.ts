import { describe, expect, it } from 'vitest';
import { checkComplaint } from './check-complaint.server';

const good = {
  name: 'Camille Exemple',
  email: 'camille@exemple.fr',
  relation: 'learner',
  facts: 'La salle 12 n’est pas chauffée depuis le mois de novembre.',
  consent: 'oui',
};
const check = (fields: Record<string, string>) => checkComplaint(new URLSearchParams({ ...good, ...fields }));

it.each(['la-reunion', 'campus_sud', 'saint.denis'])('accepts the slug of any campus: %s', (campus) => {
  expect(check({ campus })).toMatchObject({ invalidFields: [], complaint: { campus } });
});

it.each(['La Réunion', '../lyon'])('refuses a campus that is no slug: %s', (campus) => {
  expect(check({ campus }).invalidFields).toEqual(['campus']);
});

describe('text pasted into a complaint', () => {
  it.each([
    ['phone', '03 53 01 26 40', '03 53 01 26 40'],
    ['phone', '\u202a+33 3\u00a053\u202f01 26 40\u202c', '+33 3 53 01 26 40'],
    ['phone', '03/53/01/26/40', '03/53/01/26/40'],
    ['phone', '03–53‑01-26-40', '03–53-01-26-40'],
    ['phone', '+33 (0)3 53 01 26 40 (poste 12)', '+33 (0)3 53 01 26 40 (poste 12)'],
    ['phone', '03 53 01 26 40 / 06 12 34 56 78', '03 53 01 26 40 / 06 12 34 56 78'],
    ['phone', '０３５３０１２６４０', '0353012640'],
    ['phone', 'tel:+33353012640', '+33353012640'],
    ['email', ' camille@exemple.fr\u200b ', 'camille@exemple.fr'],
    ['email', 'cam\u00adille@exemple\u200b.fr', 'camille@exemple.fr'],
    ['email', 'camille @ exemple.fr', 'camille@exemple.fr'],
    ['email', 'mailto:camille@exemple.fr', 'camille@exemple.fr'],
    ['email', '(mailto:camille@exemple.fr?subject=Bonjour),', 'camille@exemple.fr'],
    ['email', '« camille.o’neil@exemple.fr ».', "camille.o'neil@exemple.fr"],
    ['email', '<camille@exemple.fr>', 'camille@exemple.fr'],
    ['email', 'Camille Exemple <camille@exemple.fr>', 'camille@exemple.fr'],
    ['email', 'camille@exemple.fr.', 'camille@exemple.fr'],
    ['name', '\ufeffCamille\u00a0 Exemple\u200f', 'Camille Exemple'],
    ['facts', '\ufeffLa salle est froide.\r\nDepuis novembre.', 'La salle est froide.\nDepuis novembre.'],
  ] as const)('is tidied: %s %j', (field, typed, tidied) => {
    const { complaint, invalidFields } = check({ [field]: typed });
    expect(invalidFields).toEqual([]);
    expect(complaint?.[field]).toBe(tidied);
  });

  it.each([
    ['phone', '12'],
    ['phone', 'jamais'],
    ['email', 'camille'],
    ['email', 'camille@exemple'],
    ['email', 'a@exemple.fr b@exemple.fr'],
  ])('is not made right by it: %s %j', (field, typed) => {
    const { values: kept, invalidFields } = check({ [field]: typed });
    expect(invalidFields).toEqual([field]);
    expect(kept[field as 'phone']).toBe(typed);
  });
});
