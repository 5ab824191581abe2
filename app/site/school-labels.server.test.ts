import { describe, expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { findSchoolLabels } from './school-labels.server';

/** A service whose editors wrote these labels and settings. */
function schoolWith(labels: Record<string, string>, settings?: object) {
  const rig = createRig({
    spoil: async (request, response) => {
      if (request.url.includes('/labels')) return Response.json({ data: labels });
      if (settings && request.url.includes('/users/me')) return Response.json(settings);
      return response;
    },
  });
  return rig.content;
}

const school = { schools: [{ name: 'École supérieure du bois' }], siteName: 'ESB' };

describe('the labels of a school', () => {
  it('name it as its settings do, unless editors say another name', async () => {
    expect(await findSchoolLabels(schoolWith({}, school))).toEqual({
      'commons.brand.name': 'ESB',
      'commons.brand.fullName': 'École supérieure du bois',
    });
    const named = await findSchoolLabels(schoolWith({ 'commons.brand.name': 'Le bois' }, school));
    expect(named['commons.brand.name']).toBe('Le bois');
  });

  it('quote facts like any text, so that no label states a number', async () => {
    const text = '{{count.campuses}} campus, {{count.programmes}} formations, {other}';
    const labels = await findSchoolLabels(schoolWith({ 'campuses.list.summary': text }));
    expect(labels['campuses.list.summary']).toBe('26 campus, 40 formations, {other}');
  });

  it('are one object while the answers are', async () => {
    const content = schoolWith({}, school);
    expect(await findSchoolLabels(content)).toBe(await findSchoolLabels(content));
  });

  it('are only the editors’ if the settings cannot be read', async () => {
    const labels = { 'commons.links.home': 'Bienvenue' };
    expect(await findSchoolLabels(schoolWith(labels, { schools: [] }))).toEqual(labels);
  });
});
