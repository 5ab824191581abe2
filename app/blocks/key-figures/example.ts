/** As an editor would write it. */
export const keyFiguresExample = {
  __component: 'blocks.key-figures',
  title: 'L’école en quatre nombres',
  items: [
    { value: '26', label: 'campus, de Brest à Nice et jusqu’à Saint-Denis de La Réunion' },
    { value: '11 200', label: 'diplômés depuis 1989' },
    {
      value: '81',
      unit: '%',
      label: 'des apprenants suivent leur cursus en alternance',
      source: 'Effectifs au 1er décembre dernier, données de démonstration',
    },
    { value: '48', unit: 'h', label: 'de délai d’accès pour les admissions les plus rapides, hors BTS' },
  ],
};
