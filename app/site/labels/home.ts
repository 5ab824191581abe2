/** Words of the room `home`. */
export const homeLabels = {
  'home.orientation.form': 'Ce qui est pour vous',
  'home.orientation.situation': 'Je suis en…',
  'home.orientation.any': 'Choisir',
  'home.orientation.troisieme': 'troisième',
  'home.orientation.premiere': 'seconde ou première',
  'home.orientation.terminale': 'terminale',
  'home.orientation.bac-1': 'Bac+1, à réorienter',
  'home.orientation.bac-2': 'Bac+2',
  'home.orientation.bac-3': 'Bac+3 ou plus',
  'home.orientation.en-poste': 'poste, en reconversion',
  'home.orientation.entreprise': 'entreprise, pour recruter',
  'home.orientation.place': 'près de…',
  'home.orientation.submit': 'Voir pour moi',
} as const;
