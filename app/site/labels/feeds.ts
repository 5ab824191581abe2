/** Texts of the group `feeds`. */
export const feedsLabels = {
  'feeds.follow': 'Suivre cette liste dans un lecteur de flux\u00a0:',
  'feeds.format.atom': 'Atom',
  'feeds.format.rss': 'RSS',
  'feeds.title': '{site}\u00a0: {title}',
} as const;
