/** What the panel says to an editor about a failed request: Strapi's own message, where Strapi has refused it. */
import { isFetchError } from '@strapi/strapi/admin';

export const failureInWords = (error: unknown): string =>
  isFetchError(error) && error.status !== undefined && error.status < 500
    ? error.message
    : 'Le serveur n’a pas répondu\u00a0: réessayez.';
