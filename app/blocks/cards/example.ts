const landscape = (file: string, theme: string, alternativeText: string) => ({
  url: `/uploads/paysages/${file}.webp`,
  alternativeText,
  width: 1680,
  height: 1120,
  theme,
});

/** As an editor would write it. */
export const cardsExample = {
  __component: 'blocks.cards',
  title: 'Entrer par le sujet qui vous tient à cœur',
  intro: 'Neuf secteurs rassemblent nos formations, nos métiers et nos offres d’alternance.',
  items: [
    {
      title: 'Eau',
      text: 'Hydrologie, assainissement, entretien des cours d’eau.',
      href: '/formations?secteur=eau',
      image: landscape(
        'riviere-meandres-midi',
        'water',
        'Illustration : une rivière qui serpente dans sa plaine, un héron sur la rive',
      ),
    },
    {
      title: 'Nature et biodiversité',
      text: 'Inventaires, génie écologique, gestion des milieux et accueil du public.',
      href: '/formations?secteur=nature',
      image: landscape(
        'hetraie-chevreuil-matin',
        'forest',
        'Illustration : un chevreuil parmi les troncs d’une hêtraie',
      ),
    },
    {
      title: 'Énergie',
      text: 'Rénovation des bâtiments, renouvelables, maîtrise des consommations.',
      href: '/formations?secteur=energie',
    },
  ],
};

/** Without pictures, and one card without a link. */
export const plainCardsExample = {
  __component: 'blocks.cards',
  title: 'La bonne adresse du premier coup',
  surface: 'soft',
  items: [
    {
      title: 'Candidater, connaître mon résultat',
      text: 'Réponse sous deux jours ouvrés. Indiquez la formation et le campus.',
      href: '/integrer-iet/admissions',
    },
    { title: 'Facture, attestation, duplicata', text: 'Délai habituel : cinq jours ouvrés.' },
    { title: 'Réclamation', text: 'Un suivi avec accusé de réception et délais.', href: '/reclamation' },
  ],
};
