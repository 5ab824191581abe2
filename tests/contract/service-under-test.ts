/**
 * The content service that the contract is held against: the embedded one, or in `npm run test:strapi` the Strapi that
 * `tests/strapi/global-setup.ts` serves.
 */
import { demoAccount } from '../../content-service/embedded/handler';
import { strapiUnderTest } from '../strapi/strapi-service';
import { apiUrl, createRig } from './service';

interface ServiceUnderTest {
  apiUrl: string;
  account: { username: string; password: string };
  handle(request: Request): Promise<Response>;
}

export const isStrapi = process.env.CONTENT_UNDER_TEST?.startsWith('strapi') === true;

export function serviceUnderTest(): ServiceUnderTest {
  if (!isStrapi) return { apiUrl, account: demoAccount, handle: createRig().faults.handler };
  const { apiUrl: address, account } = strapiUnderTest();
  return { apiUrl: address, account, handle: (request) => fetch(request) };
}

/** A POST of JSON. */
export function post({ apiUrl, handle }: ServiceUnderTest, path: string, body: object, headers = {}) {
  return handle(
    new Request(apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

/** The service's account, signed in once. */
export function signedIn(service: ServiceUnderTest) {
  let token: Promise<string> | undefined;
  const login = async () => {
    const answer = await post(service, '/login', service.account);
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const headers = async () => {
    token ??= login();
    return { authorization: `Bearer ${await token}` };
  };
  return {
    headers,
    async get(address: string): Promise<{ status: number; body: unknown }> {
      const request = new Request(service.apiUrl + address, { headers: await headers() });
      const response = await service.handle(request);
      return { status: response.status, body: await response.json() };
    },
  };
}
