/** As an editor would write it. */
export const postsExample = {
  __component: 'blocks.posts',
  title: 'Pour y voir plus clair',
  category: 'conseils-orientation',
  limit: 3,
};
