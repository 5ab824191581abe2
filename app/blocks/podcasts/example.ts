/** As an editor would write it. */
export const podcastsExample = {
  __component: 'blocks.podcasts',
  title: 'Derniers épisodes',
  limit: 2,
};
