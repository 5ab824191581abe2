/** Parts of towns that people know by name, and the towns they may mean, the likeliest first. */
import { plainNames } from './plain-names';

/** Names are separated by `=`, towns by commas. */
const districts: readonly (readonly [names: string, towns: string])[] = [
  ['La Défense = Paris La Défense = Défense', 'Puteaux, Courbevoie, Nanterre, Paris'],
  ['Marne-la-Vallée', 'Noisy-le-Grand, Champs-sur-Marne, Torcy, Paris'],
  ['Montparnasse = Montmartre = Bercy = Belleville = Ménilmontant = Le Marais', 'Paris'],
  ['La Part-Dieu = Part-Dieu = Confluence = Croix-Rousse = La Croix-Rousse = Gerland = Vaise', 'Lyon'],
  ['La Joliette = Joliette = Euroméditerranée = Vieux-Port = L’Estaque', 'Marseille'],
  ['Le Mirail = Mirail = Purpan = Rangueil', 'Toulouse'],
  ['Euratlantique = Chartrons = Bacalan = Bassins à flot', 'Bordeaux'],
  ['Euralille = Wazemmes = Vieux-Lille', 'Lille'],
  ['Île de Nantes', 'Nantes'],
  ['Neudorf = Meinau', 'Strasbourg'],
  ['Antigone = Port Marianne', 'Montpellier'],
  ['Sophia Antipolis = Sophia-Antipolis', 'Valbonne, Antibes, Nice'],
];

const townsByDistrict = new Map(
  districts.flatMap(([names, towns]) => {
    const plainTowns = towns.split(', ').map(plainNames);
    return names.split(' = ').map((name) => [plainNames(name), plainTowns] as const);
  }),
);

/**
 * Names of the towns that a district may mean; none for another name.
 *
 * @param name in the form of `plainNames`, as those of the towns
 */
export function townsOfDistrict(name: string): readonly string[] {
  return townsByDistrict.get(name) ?? [];
}
