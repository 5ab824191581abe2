/** A sentence and some buttons, one at least. */
import { optional, paragraph } from '../kinds';
import { actions } from './actions';
import { listReportedIfEmpty, reportedIfMissing, title } from './block-fields';
import { defineBlock } from './define-block';

export const callToActionBlock = defineBlock(
  'call-to-action',
  ['Appel à l’action', 'cursor', 'Une phrase et un à trois boutons.'],
  {
    title: reportedIfMissing(title),
    text: optional(paragraph()),
    actions: listReportedIfEmpty(actions({ min: 1, max: 3 })),
  },
  ['title', 'text', 'actions'],
);
