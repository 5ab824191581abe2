import { pageRouter } from '~/framework/globals';

type Router = NonNullable<ReturnType<typeof pageRouter>>;
type Options = NonNullable<Parameters<Router['navigate']>[1]>;

/** A client navigation, or the document of the address where that fails. @param to path, query and hash */
export function routeTo(to: string, options: Options): void {
  const router = pageRouter();
  if (!router) location.assign(to);
  else router.navigate(to, options).catch(() => location.assign(to));
}
