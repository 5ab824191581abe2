/** As an editor would write it. */
export const downloadsExample = {
  __component: 'blocks.downloads',
  title: 'Documents de référence',
  items: [
    {
      label: 'Rapport annuel des engagements',
      url: 'https://media.iet.example/documents/rapport-engagements.pdf',
      format: 'PDF balisé',
      size: '1,4 Mo',
    },
    {
      label: 'Bilan des émissions de l’école, méthode et résultats',
      url: '/uploads/documents/bilan-emissions.pdf',
      format: 'PDF balisé',
      size: '2,1 Mo',
    },
    { label: 'Données ouvertes du suivi', url: '/uploads/documents/suivi-engagements.csv', format: 'CSV' },
  ],
};
