/** As an editor would write it (HTML on the wire). */
export const mediaTextExample = {
  __component: 'blocks.media-text',
  title: 'Un terrain à la porte de chaque campus',
  body: '<p>Une tourbière, une friche ferroviaire, un verger pâturé : chaque promotion suit le même lieu pendant deux ans, puis <strong>transmet ses relevés</strong> à la suivante.</p><p>C’est la durée qu’il faut pour voir une haie faire son effet.</p>',
  image: {
    url: '/uploads/paysages/lac-melezes-midi.webp',
    alternativeText: 'Illustration : des sommets enneigés derrière un lac et des mélèzes',
    width: 1680,
    height: 1120,
    theme: 'mountain',
  },
  side: 'left',
  actions: [{ label: 'Trouver mon campus', href: '/campus' }],
};
