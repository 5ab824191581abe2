/** Names of accounts, as entries and versions show them. */
import type { Core } from '@strapi/strapi';

/** The names of an account, as Strapi keeps them. */
export interface Account {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

/** @returns '' where nobody signed in, or the account is gone */
export const accountName = (account: Account | null | undefined): string =>
  [account?.firstname, account?.lastname].filter(Boolean).join(' ') || account?.username || '';

/** The name of the account that sends the current request; '' where nobody signed in. */
export const currentAccountName = (strapi: Core.Strapi): string =>
  accountName(strapi.requestContext.get()?.state?.['user']);
