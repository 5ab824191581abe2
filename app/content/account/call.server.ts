/** One call with the account's token: renewed once when it is refused, and not made for what the account may not read. */

import { Unauthorised } from '../calls/refusal-error';
import type { Upstream } from '../calls/upstream.server';
import type { MissingRights } from './missing-rights';
import type { Session } from './session.server';

export interface CallOptions {
  upstream: Pick<Upstream, 'exchange'>;
  session: Session;
  rights?: MissingRights | undefined;
}

export interface SignedCall {
  method: 'GET' | 'POST';
  /** Below the API. */
  path: string;
  address: string;
  payload?: object;
}

/** @returns makes a call and reads its body; it rejects with a `ContentError` */
export function createCall({
  upstream,
  session,
  rights,
}: CallOptions): (call: SignedCall) => Promise<unknown> {
  async function callSigned({ method, address, payload }: SignedCall): Promise<unknown> {
    const attempt = (token: string) =>
      upstream.exchange(
        () =>
          new Request(address, {
            method,
            headers: {
              accept: 'application/json',
              authorization: `Bearer ${token}`,
              ...(payload ? { 'content-type': 'application/json' } : {}),
            },
            ...(payload ? { body: JSON.stringify(payload) } : {}),
          }),
      );
    const token = await session.token();
    try {
      return await attempt(token);
    } catch (error) {
      if (!(error instanceof Unauthorised)) throw error;
      session.forget(token);
      const renewed = await session.token();
      return attempt(renewed).catch((again: unknown) => {
        if (again instanceof Unauthorised) session.forget(renewed);
        throw again;
      });
    }
  }

  return async (call) => {
    if (!rights || call.method !== 'GET') return callSigned(call);
    rights.throwWhileRefused(call.path);
    try {
      const answer = await callSigned(call);
      rights.note(call.path);
      return answer;
    } catch (error) {
      throw rights.note(call.path, error);
    }
  };
}
