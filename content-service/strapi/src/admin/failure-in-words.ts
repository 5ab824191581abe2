/** What a request that has failed says to an editor: the refusal's own words, where Strapi has answered. */
import { isFetchError } from '@strapi/strapi/admin';

export const failureInWords = (error: unknown): string =>
  isFetchError(error) && error.status !== undefined && error.status < 500
    ? error.message
    : 'Le serveur n’a pas répondu\u00a0: réessayez.';
