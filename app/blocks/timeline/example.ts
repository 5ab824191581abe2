/** As an editor would write it. */
export const timelineExample = {
  __component: 'blocks.timeline',
  title: 'De la mare aux 26 campus',
  intro: 'Une école se comprend aussi par les décisions qu’elle a prises.',
  items: [
    {
      date: '1989',
      title: 'Dix-huit élèves à Auxerre',
      text: 'Deux enseignants ouvrent une classe de protection de la nature dans une ancienne corderie.',
    },
    {
      date: '1996',
      title: 'L’alternance, d’abord pour une promotion',
      text: 'Une entreprise de travaux en rivière demande à former ses propres recrues.',
    },
    {
      date: 'De 2003 à 2004',
      title: 'Lyon, puis Nantes',
      text: 'L’eau et les déchets rejoignent la nature au catalogue.',
    },
  ],
};
