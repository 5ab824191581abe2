/** Parts of towns that people know by name, and the towns they may mean, the likeliest first. */
export const districts: readonly (readonly [names: string, towns: string])[] = [
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
