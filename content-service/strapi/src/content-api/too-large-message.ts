import { maxBytes } from '../contract/picture-limits';

export const tooLargeMessage = `Ce fichier dépasse ${maxBytes / 1024 / 1024}\u00a0Mo, la limite. Réduisez-le\u00a0: une photo de 2500 pixels de large suffit, et un PDF s’enregistre en taille réduite.`;
