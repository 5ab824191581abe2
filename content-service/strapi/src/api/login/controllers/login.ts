/** `POST /login` of specification §7: Strapi's own sign-in, with the specification's names. */
import { errors } from '@strapi/utils';

export default {
  async create(ctx) {
    const { username, password } = ctx.request.body ?? {};
    if (typeof username !== 'string' || typeof password !== 'string') {
      throw new errors.ValidationError('Invalid identifier or password');
    }
    ctx.params.provider = 'local';
    ctx.request.body = { identifier: username, password };
    const auth = strapi.plugin('users-permissions').controller('auth') as {
      callback(ctx: unknown): Promise<void>;
    };
    await auth.callback(ctx);
    const { jwt } = ctx.body as { jwt: string };
    ctx.body = { access_token: jwt, expires_in: lifetimeOf(jwt) };
  },
};

function lifetimeOf(jwt: string): number {
  const { exp, iat } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
  return exp - iat;
}
