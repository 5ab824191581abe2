const landscape = (file: string, theme: string, alternativeText: string) => ({
  url: `/uploads/paysages/${file}.webp`,
  alternativeText,
  width: 1680,
  height: 1120,
  theme,
});

/** As an editor would write it. */
export const galleryExample = {
  __component: 'blocks.gallery',
  title: 'Une année en saisons',
  intro: 'De septembre à juin, vues depuis les campus.',
  width: 'wide',
  images: [
    landscape(
      'foret-tour-automne',
      'forest',
      'Illustration : une tour d’observation au-dessus d’une forêt mêlée',
    ),
    landscape(
      'heron-marais-brume',
      'water',
      'Illustration : un héron parmi les roseaux d’un marais, dans la brume',
    ),
    landscape(
      'labour-matin',
      'soil',
      'Illustration : deux personnes au milieu d’un champ labouré, dans la brume',
    ),
    landscape(
      'dunes-ganivelles-ete',
      'coast',
      'Illustration : des dunes, leurs ganivelles et des pins au bord de la mer',
    ),
    landscape(
      'bouquetin-mer-de-nuages',
      'mountain',
      'Illustration : un bouquetin sur une crête, au-dessus d’une mer de nuages',
    ),
  ],
};
