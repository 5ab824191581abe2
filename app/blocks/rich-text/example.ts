/** As an editor would write it (HTML on the wire). */
export const richTextExample = {
  __component: 'blocks.rich-text',
  title: 'Une école de terrain',
  body: '<p>Les cours commencent dehors : un relevé, une mesure, une question posée à la rivière.</p><ul><li>Observer</li><li>Mesurer</li><li>Agir</li></ul>',
};
