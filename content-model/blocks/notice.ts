/** An important message. */
import { paragraph } from '../kinds';
import { actions, defineBlock, part, title } from './shared';

export const noticeBlock = defineBlock(
  'notice',
  ['Encadré', 'information', 'Ce qu’il ne faut pas manquer, à part du texte.'],
  {
    title: part(title),
    text: part(paragraph()),
    actions: actions({ max: 2 }),
  },
  ['title', 'text', 'actions'],
);
