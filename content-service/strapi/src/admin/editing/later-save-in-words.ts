/** Whose change would be overwritten, and when it was saved. */
import type { LaterSave } from '../../editing/editing-state';
import { momentInWords } from '../moment-in-words';

export const laterSaveInWords = ({ at, author, isOwn }: LaterSave): string =>
  isOwn
    ? `Vous avez enregistré cette entrée dans une autre fenêtre le ${momentInWords(at)}`
    : `${author || 'Quelqu’un d’autre'} a enregistré cette entrée le ${momentInWords(at)}`;
