/**
 * Limits on attempts at a password. Strangers' attempts count for their network and, in all, for the account; a device
 * from which the account has signed in has separate attempts, which no stranger can use up (decision 096).
 */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limits } from '~/instances/limits.server';
import { networkLimit } from '~/instances/network-limit.server';

/** An attempt to sign in: from where, at which account. */
export interface Attempt {
  /** The account's name, not in the clear. */
  account: string;
  /** The client's network. */
  network: string;
  /** Id of the device, where the account has signed in from it before. */
  device: string | null;
}

export interface SignInLimits {
  /**
   * Counts an attempt before it is made. @returns null: it may not be; else to be called when the password was right
   */
  admit(attempt: Attempt): Promise<(() => Promise<void>) | null>;
}

/** Failed attempts in `duration` seconds. */
const duration = 900;
/** From a device the account knows; then it counts as a stranger. */
const ofDevice = { points: 10, duration };
/** Attempts of one network at all accounts, and at one account. */
const ofNetwork = { points: 20, duration };
const ofNetworkAtOne = { points: 10, duration };
/** For one account from all unknown devices: 4,800 guesses a day, of passwords of 12 characters. */
const ofStrangers = { points: 50, duration };

export function createSignInLimits(limits: Limits): SignInLimits {
  const devices = limits('sign-ins of a device', ofDevice);
  const networks = networkLimit(limits, 'sign-ins of a network', ofNetwork);
  const networksAtOne = limits('sign-ins of a network at an account', ofNetworkAtOne);
  const accounts = limits('sign-ins of strangers at an account', ofStrangers);

  return {
    async admit({ account, network, device }) {
      if (device !== null && (await take(devices, device)))
        return async () => void (await devices.delete(device));
      const own = `${network} ${account}`;
      // In this order: a refused client does not count for the account.
      const admitted =
        (await take(networks, network)) &&
        (await take(networksAtOne, own)) &&
        (await take(accounts, account));
      if (!admitted) return null;
      return async () => {
        await Promise.all([networks.reward(network), networksAtOne.delete(own), accounts.reward(account)]);
      };
    },
  };
}

const take = (limiter: Pick<RateLimiterAbstract, 'consume'>, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );
