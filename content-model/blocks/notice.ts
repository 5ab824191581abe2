/** An important message. */
import { paragraph } from '../kinds';
import { actions } from './actions';
import { reportedIfMissing, title } from './block-fields';
import { defineBlock } from './define-block';

export const noticeBlock = defineBlock(
  'notice',
  ['Encadré', 'information', 'Ce qu’il ne faut pas manquer, à part du texte.'],
  {
    title: reportedIfMissing(title),
    text: reportedIfMissing(paragraph()),
    actions: actions({ max: 2 }),
  },
  ['title', 'text', 'actions'],
);
