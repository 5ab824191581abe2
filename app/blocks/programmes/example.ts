/** As an editor would write it. */
export const programmesExample = {
  __component: 'blocks.programmes',
  title: 'Trois façons de commencer',
  slugs: ['mastere-rse', 'bts-gpn', 'bachelor-qse'],
  limit: 6,
};
