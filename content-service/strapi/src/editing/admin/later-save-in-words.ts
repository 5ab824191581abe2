/** Whose change would be overwritten, and when it was saved. */

import { momentInWords } from '../../admin/moment-in-words';
import type { LaterSave } from '../editing-state';

export const laterSaveInWords = ({ at, author, isOwn }: LaterSave): string =>
  isOwn
    ? `Vous avez enregistré cette entrée dans une autre fenêtre le ${momentInWords(at)}`
    : `${author || 'Quelqu’un d’autre'} a enregistré cette entrée le ${momentInWords(at)}`;
