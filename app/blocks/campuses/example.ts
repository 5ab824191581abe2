/** As an editor would write it. */
export const campusesExample = {
  __component: 'blocks.campuses',
  title: 'Un campus à portée de train',
  intro: 'À Brest on étudie l’estran, à Annecy le lac, à La Réunion la forêt tropicale humide.',
  presentation: 'map',
};
