/** As an editor would write it. */
export const quoteExample = {
  __component: 'blocks.quote',
  text: 'On nous demande parfois si nos élèves vont sauver la planète. Ils vont curer un fossé au bon moment. C’est beaucoup.',
  author: 'Hélène Marchadour',
  role: 'Présidente de l’IET',
  portrait: {
    url: '/uploads/portraits/helene-marchadour.webp',
    alternativeText: 'Portrait dessiné d’Hélène Marchadour',
    width: 800,
    height: 800,
    theme: 'portrait',
  },
  surface: 'deep',
};
