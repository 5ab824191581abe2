/** As an editor would write it. */
export const worksExample = {
  __component: 'blocks.works',
  title: 'Travaux d’étudiants',
  limit: 3,
};
