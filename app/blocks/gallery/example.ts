const landscape = (theme: string, seed: number, alternativeText: string) => ({
  url: `/uploads/landscapes/${theme}-${seed}.jpg`,
  alternativeText,
  width: 1920,
  height: 1280,
  theme,
});

/** As an editor would write it. */
export const galleryExample = {
  __component: 'blocks.gallery',
  title: 'Une année en saisons',
  intro: 'De septembre à juin, vues depuis les campus.',
  width: 'wide',
  images: [
    landscape('forest', 308, 'Illustration : une tour d’observation au-dessus d’une forêt mêlée'),
    landscape('water', 309, 'Illustration : une rivière qui serpente dans sa plaine au soleil couchant'),
    landscape('soil', 310, 'Illustration : deux personnes au milieu d’un champ labouré, au crépuscule'),
    landscape('coast', 311, 'Illustration : des dunes, leurs ganivelles et des pins au bord de la mer'),
    landscape('mountain', 313, 'Illustration : un bouquetin sur une crête, au-dessus d’une mer de nuages'),
  ],
};
