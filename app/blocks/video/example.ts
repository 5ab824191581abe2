/** As an editor would write it (HTML on the wire). */
export const videoExample = {
  __component: 'blocks.video',
  title: 'Une journée à la mare d’Auxerre',
  provider: 'youtube',
  videoId: 'iet-demo-ecole',
  poster: {
    url: '/uploads/paysages/riviere-meandres-matin.webp',
    alternativeText: 'Illustration : une rivière qui serpente dans sa plaine, un héron sur la rive',
    width: 1680,
    height: 1120,
    theme: 'water',
  },
  duration: '3 min 40',
  transcript:
    '<p><strong>Voix du directeur pédagogique.</strong> Il est huit heures, la rosée n’est pas levée. Les premières années arrivent avec des épuisettes et des bacs blancs.</p><p><strong>Une étudiante.</strong> Au bout d’une heure, j’avais onze espèces dans mon bac et j’en cherchais une douzième.</p>',
};
