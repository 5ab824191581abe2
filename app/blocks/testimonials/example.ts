/** As an editor would write it. */
export const testimonialsExample = {
  __component: 'blocks.testimonials',
  title: 'Ce qu’ils en retiennent',
  surface: 'soft',
  items: [
    {
      quote:
        'La première semaine, on nous a mis des cuissardes et on a compté des invertébrés sous des cailloux.',
      name: 'Maïwenn Le Goaziou',
      role: 'BTSA Gestion et maîtrise de l’eau, campus de Brest',
      portrait: {
        url: '/uploads/portraits/maiwenn-le-goaziou.webp',
        alternativeText: 'Portrait dessiné de Maïwenn Le Goaziou',
        width: 800,
        height: 800,
        theme: 'portrait',
      },
    },
    {
      quote: 'Je venais de la restauration. L’année passerelle m’a laissé le temps de choisir.',
      name: 'Youssef Amrani',
      role: 'BTS Fluides, énergies, domotique, campus de Lille',
    },
  ],
};
