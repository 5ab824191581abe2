/** As an editor would write it. */
export const quoteExample = {
  __component: 'blocks.quote',
  text: 'On nous demande parfois si nos élèves vont sauver la planète. Ils vont curer un fossé au bon moment. C’est beaucoup.',
  author: 'Hélène Marchadour',
  role: 'Présidente de l’IET',
  portrait: {
    url: '/uploads/portraits/7010.jpg',
    alternativeText: 'Portrait dessiné de Hélène Marchadour',
    width: 960,
    height: 960,
    theme: 'portrait',
  },
  surface: 'deep',
};
