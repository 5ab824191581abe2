/** As an editor would write it. */
export const contactExample = {
  __component: 'blocks.contact',
  title: 'Le campus de La Réunion vous répond',
  campus: 'la-reunion',
};
