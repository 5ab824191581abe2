/** As an editor would write it. */
export const careersExample = {
  __component: 'blocks.careers',
  title: 'Les métiers de l’eau',
  sector: 'eau',
  limit: 6,
};
