/** As an editor would write it. */
export const offersExample = {
  __component: 'blocks.offers',
  title: 'Offres récentes',
  sector: 'eau',
  limit: 3,
};
