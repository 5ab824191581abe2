/** As an editor would write it. */
export const peopleExample = {
  __component: 'blocks.people',
  title: 'Ils répondent à vos questions',
  kind: 'ambassador',
  limit: 4,
};
