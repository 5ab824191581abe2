/** An important message. */
import { paragraph } from '../kinds';
import { actions, defineBlock, reported, title } from './shared';

export const noticeBlock = defineBlock(
  'notice',
  ['Encadré', 'information', 'Ce qu’il ne faut pas manquer, à part du texte.'],
  {
    title: reported(title),
    text: reported(paragraph()),
    actions: actions({ max: 2 }),
  },
  ['title', 'text', 'actions'],
);
