/** As an editor would write it. */
export const logosExample = {
  __component: 'blocks.logos',
  title: 'Ils accueillent nos apprenants et font vivre les cours',
  kind: 'company',
  limit: 12,
  surface: 'soft',
};
