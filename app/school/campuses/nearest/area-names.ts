/** Departments and regions by name and by number. Pure. */

import { bySize } from './commune-names';
import type { Area, Commune } from './commune-table';
import { departmentOf } from './department-of-postcode';
import { plainNames } from './plain-names';
import { soundOf } from './sound';

/** Unofficial names that people use: regions of before 2016, abbreviations, groups of departments. */
const unofficialNames: readonly (readonly [names: string, departments: string])[] = [
  ['IDF = Région parisienne', '75,77,78,91,92,93,94,95'],
  ['PACA = Sud = Région Sud', '04,05,06,13,83,84'],
  ['ARA = AURA', '01,03,07,15,26,38,42,43,63,69,73,74'],
  ['HDF', '02,59,60,62,80'],
  ['BFC', '21,25,39,58,70,71,89,90'],
  ['NAQ', '16,17,19,23,24,33,40,47,64,79,86,87'],
  ['PDL = PDLL = Pays de Loire', '44,49,53,72,85'],
  ['CVL = CVDL = Centre', '18,28,36,37,41,45'],
  ['BZH', '22,29,35,56'],
  ['Alsace', '67,68'],
  ['Aquitaine', '24,33,40,47,64'],
  ['Auvergne', '03,15,43,63'],
  ['Basse-Normandie', '14,50,61'],
  ['Bourgogne', '21,58,71,89'],
  ['Champagne-Ardenne = Champagne-Ardennes', '08,10,51,52'],
  ['Franche-Comté', '25,39,70,90'],
  ['Haute-Normandie', '27,76'],
  ['Languedoc-Roussillon', '11,30,34,48,66'],
  ['Limousin', '19,23,87'],
  ['Lorraine', '54,55,57,88'],
  ['Midi-Pyrénées', '09,12,31,32,46,65,81,82'],
  ['Nord-Pas-de-Calais = NPDC', '59,62'],
  ['Picardie', '02,60,80'],
  ['Poitou-Charentes', '16,17,79,86'],
  ['Rhône-Alpes', '01,07,26,38,42,69,73,74'],
  ['Savoies = Pays de Savoie', '73,74'],
  ['Antilles', '971,972'],
  ['Polynésie = Tahiti', '987'],
  ['Calédonie = Kanaky', '988'],
  ['Wallis = Futuna', '986'],
  ['Saint-Barth', '977'],
  ['Outre-mer = DOM = DOM-TOM = DROM', '971,972,973,974,976'],
];

export interface AreaNames {
  /** @param wanted in the form of `plainNames` */
  byName(wanted: string): Area | undefined;
  soundingLike(wanted: string): Area[];
  /** The department with a number. */
  byNumber(number: string): Area | undefined;
}

export function areaNames(areas: readonly Area[]): AreaNames {
  const areaByNumber = departmentsByNumber(areas);
  const areaByName = new Map([...officialNames(areas), ...unofficialNamesOf(areas, areaByNumber)]);
  return {
    byName: (wanted) => areaByName.get(wanted) ?? areaByName.get(withoutArticle(wanted)),
    soundingLike(wanted) {
      const bareName = withoutArticle(wanted);
      const sound = soundOf(bareName);
      return [...areaByName]
        .filter(([name]) => name[0] === bareName[0] && soundOf(name) === sound)
        .map(([, area]) => area);
    },
    byNumber: (number) => areaByNumber.get(number.toUpperCase().padStart(2, '0')),
  };
}

/** Corse has two departments, so no number finds it. */
function departmentsByNumber(areas: readonly Area[]): Map<string, Area> {
  const departments = areas.filter((area) => area.departments.length === 1);
  return new Map(departments.map((area) => [area.departments[0] ?? '', area]));
}

/** Without the areas that have the name of their chief town (Paris): they are found as towns. */
function officialNames(areas: readonly Area[]): [name: string, area: Area][] {
  return areas
    .filter((area) => area.name !== area.chiefTown.name)
    .map((area) => [withoutArticle(plainNames(area.name)), area]);
}

function unofficialNamesOf(
  areas: readonly Area[],
  areaByNumber: ReadonlyMap<string, Area>,
): [name: string, area: Area][] {
  return unofficialNames.flatMap(([names, numbers]): [string, Area][] => {
    const departments = numbers.split(',');
    const officialArea = areas.find((area) => area.departments.join() === numbers);
    const [chiefTown] = bySize(departments.flatMap((number) => areaByNumber.get(number)?.chiefTown ?? []));
    if (!chiefTown) return [];
    return names
      .split(' = ')
      .map((name) => [plainNames(name), officialArea ?? { name, article: 0, chiefTown, departments }]);
  });
}

/** `le departement de la loire atlantique`, `les landes` */
function withoutArticle(wanted: string): string {
  return wanted
    .replace(/^(?:l[ae] )?(?:departement|region) (?:(?:du|des|de|d) )?/, '')
    .replace(/^(?:l[ae]s?|l) /, '');
}

export function areaContains(
  area: Area,
  { postcodes: [postcode = ''] }: Pick<Commune, 'postcodes'>,
): boolean {
  return area.departments.includes(departmentOf(postcode));
}
