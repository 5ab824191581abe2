/** One sign-in of the service account for all instances; its token is stored sealed with the account's password. */
import { z } from 'zod';
import type { GivenToken, Login } from '~/content/account/login.server';
import { oneAtATime } from './one-at-a-time.server';
import type { Seal } from './sealed';
import { noStore, type StoreLink } from './store-link.server';

const name = 'token';
/** Share of its lifetime that a token must have left to be used: its owner renews it before that. */
const least = 0.25;

const tokenSchema = z.object({ token: z.string().min(1), lifetime: z.number() });

export function sharedLogin(link: StoreLink, seal: Seal, login: Login): Login {
  async function find(refused: string | undefined): Promise<GivenToken | null> {
    const answer = await link.ask((store) => store.multi().get(name).pTTL(name).exec());
    if (answer === noStore) return null;
    const [sealed, left] = answer as unknown as [string | null, number];
    const text = sealed === null ? null : seal.open(sealed, name);
    const given = text === null ? undefined : tokenSchema.safeParse(JSON.parse(text)).data;
    if (!given || given.token === refused || left < least * given.lifetime * 1000) return null;
    return { token: given.token, lifetime: left / 1000 };
  }

  return (refused) =>
    oneAtATime<GivenToken>(link, {
      name,
      find: () => find(refused),
      work: () => login(refused),
      leave: ({ token, lifetime }) => {
        const value = Math.max(1, Math.floor(lifetime * 1000));
        return link.ask((store) =>
          store.set(name, seal.close(JSON.stringify({ token, lifetime }), name), {
            expiration: { type: 'PX', value },
          }),
        );
      },
    });
}
