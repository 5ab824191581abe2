/** As an editor would write it. */
export const newsExample = {
  __component: 'blocks.news',
  title: 'Nouvelles des campus',
  limit: 3,
};
