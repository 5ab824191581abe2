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
    landscape('forest', 308, 'Illustration : un sous-bois doré de septembre'),
    landscape('water', 309, 'Illustration : une crue brune en décembre'),
    landscape('soil', 310, 'Illustration : une terre gelée en janvier'),
    landscape('coast', 311, 'Illustration : un estran découvert en février'),
    landscape('mountain', 313, 'Illustration : un alpage en juin'),
  ],
};
