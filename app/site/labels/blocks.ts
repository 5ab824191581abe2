/** Words of the room `blocks`. */
export const blocksLabels = {
  'blocks.events.all': 'Tout l’agenda',
  'blocks.news.all': 'Toutes les actualités',
  'blocks.works.all': 'Tous les travaux',
  'blocks.posts.all': 'Tous les articles du blog',
  'blocks.programmes.all': 'Toutes les formations',
  'blocks.offers.all': 'Toutes les offres d’alternance',
  'blocks.people.all': 'Alumni et ambassadeurs',
  'blocks.podcasts.all': 'Tous les épisodes',
  'blocks.downloads.otherForm': 'Demander un document sous une autre forme',
  'blocks.contact.write': 'Nous écrire',
  'blocks.contact.visit': 'Voir le campus',
  'blocks.contact.campuses': 'Trouver un campus',
  'blocks.contact.phone': 'Téléphone',
  'blocks.contact.email': 'Courriel',
  'blocks.contact.address': 'Adresse',
  'blocks.contact.hours': 'Horaires',
  'blocks.figures.source': 'Source : {source}',
  'blocks.video.duration': 'Durée : {duration}',
  'blocks.video.watch': 'Regarder sur {provider}',
  'blocks.video.play': 'Lire la vidéo\u00a0: {title}',
  'blocks.video.privacy':
    'Rien de {provider} n’est chargé tant que vous ne lancez pas la vidéo. {provider} peut ensuite déposer ses propres cookies.',
  'blocks.video.transcript': 'Lire la transcription',
  'blocks.frame.explanation':
    'Ce service se trouve sur un autre site, {host}. Rien n’en est chargé dans cette page : il s’ouvre à côté, quand vous le choisissez.',
  'blocks.frame.open': 'Ouvrir le service',
} as const;
