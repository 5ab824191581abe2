import { describe, expect, it } from 'vitest';
import { parseEnv } from '~/env.server';
import { createLog } from '~/log.server';
import { originNames } from '~/school/admissions/origin-cookies';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createRig } from '../../../tests/contract/service';
import { consentView } from './consent-view.server';
import { saveChoice } from './save-choice.server';

const rig = createRig();
const site = 'https://www.ecole.example';
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The part of a page's context that consent reads. */
function contextOf(request: Request, settings: Record<string, string> = {}): PageContext {
  const env = parseEnv({ PUBLIC_ORIGIN: new URL(request.url).origin, ...settings });
  return {
    request,
    url: new URL(request.url),
    now: new Date('2026-11-21T10:00:00Z'),
    services: { env, content: rig.content, log: createLog('silent') },
  } as unknown as PageContext;
}

const post = (body: string, origin = site, cookie = '') =>
  new Request(`${origin}/cookies`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': browser, cookie },
  });
const asksForAll = { GTM_ID: 'GTM-ABCD12', ORIGIN_TRACKING_CONSENT: 'required' };
const cookiesOf = (response: Response) => response.headers.getSetCookie();

describe('a choice that is sent', () => {
  it('is kept for six months, and leads back to the page it came from', async () => {
    const response = await saveChoice(
      contextOf(post('choix=accepter&retour=/campus/lyon'), { GTM_ID: 'GTM-ABCD12' }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/campus/lyon');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(cookiesOf(response)).toEqual([
      '__Host-choix-cookies=1:2026-11-21:+measurement:+videos; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it('stores a refusal as well as consent, and is not limited to https on an http site', async () => {
    const request = post('choix=choisir&finalite=videos', 'http://localhost:3000');
    expect(cookiesOf(await saveChoice(contextOf(request, { GTM_ID: 'GTM-ABCD12' })))).toEqual([
      'choix-cookies=1:2026-11-21:+videos:-measurement; Max-Age=15552000; Path=/; SameSite=Lax',
    ]);
  });

  it('is refused with 400 if no form of this site sent it', async () => {
    const refusal = await saveChoice(contextOf(post('choix=peut-etre'))).catch((thrown: unknown) => thrown);
    expect((refusal as Response).status).toBe(400);
  });
});

describe('the cookies of refused audience measurement', () => {
  const stored = '_ga=GA1.1.2; _ga_AB12=GS1; _gid=1; _gat_gtag=1; _gcl_au=1; i18n_redirected=fr; autre=1';
  const google = ['_ga', '_ga_AB12', '_gid', '_gat_gtag', '_gcl_au'];
  const expiredAfter = async (body: string, origin = site, settings: Record<string, string> = asksForAll) =>
    cookiesOf(await saveChoice(contextOf(post(body, origin, stored), settings)))
      .slice(1)
      .filter((cookie) => !originNames.some((name) => cookie.startsWith(`${name}=`)));

  it.each(['choix=refuser', 'choix=choisir&finalite=videos'])(
    'expire for the host and its parent domain with the answer to %s',
    async (body) => {
      expect(await expiredAfter(body)).toEqual(
        google.flatMap((name) =>
          ['', '; Domain=www.ecole.example', '; Domain=ecole.example'].map(
            (domain) => `${name}=; Max-Age=0; Path=/; SameSite=Lax${domain}`,
          ),
        ),
      );
      expect(await expiredAfter(body, 'http://localhost:3000')).toEqual(
        google.map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`),
      );
    },
  );

  it('stay with consent, and where the site does not measure', async () => {
    expect(await expiredAfter('choix=accepter')).toEqual([]);
    expect(await expiredAfter('choix=choisir&finalite=measurement')).toEqual([]);
    expect(await expiredAfter('choix=refuser', site, {})).toEqual([]);
  });
});

describe('the origin of a visit that waits for consent', () => {
  const agree = (rest: string, origin = site, cookie = '') =>
    saveChoice(contextOf(post(`choix=accepter&${rest}`, origin, cookie), asksForAll));

  it('is where the visit began, once the visitor agrees', async () => {
    const cookies = cookiesOf(await agree('arrivee=/formations?utm_source=salon'));
    expect(cookies).toHaveLength(4);
    expect(cookies).toContain('utm_source=salon; Max-Age=172800; Path=/; HttpOnly; SameSite=Lax; Secure');
    const http = cookiesOf(await agree('arrivee=/?utm_source=salon', 'http://localhost:3000'));
    expect(http).toContain('utm_source=salon; Max-Age=172800; Path=/; HttpOnly; SameSite=Lax');
  });

  it('is the referring page without a campaign, unless that is the site itself', async () => {
    const source = async (referrer: string) =>
      cookiesOf(await agree(`arrivee=/&provenance=${encodeURIComponent(referrer)}`)).find((cookie) =>
        cookie.startsWith('utm_source='),
      );
    expect(await source('https://www.qwant.com/')).toMatch(/^utm_source=ORGANIC_qwant;/);
    expect(await source(`${site}/campus`)).toMatch(/^utm_source=direct;/);
    expect(await source('')).toMatch(/^utm_source=direct;/);
  });

  it('remains the stored one if this visit has none', async () => {
    const cookies = cookiesOf(await agree('arrivee=/', site, 'origine-tracking=salon; utm_medium=qr'));
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-choix-cookies']);
  });

  it('is forgotten when the visitor withdraws', async () => {
    const response = await saveChoice(contextOf(post('choix=refuser'), asksForAll));
    expect(cookiesOf(response).slice(1)).toEqual(
      ['origine-tracking', 'utm_source', 'utm_medium'].map(
        (name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`,
      ),
    );
  });
});

describe('the page of a visitor’s choice', () => {
  const view = (headers: Record<string, string>) =>
    consentView(contextOf(new Request(`${site}/cookies`, { headers })));

  it('states the choice and its time', () => {
    expect(view({ cookie: '__Host-choix-cookies=1:2026-11-20:+videos' })).toEqual({
      purposes: ['videos'],
      granted: ['videos'],
      decidedOn: '2026-11-20',
      back: '/cookies',
    });
    expect(view({})).toMatchObject({ granted: [], decidedOn: null });
  });

  it('leads back to the page before, never in a circle', () => {
    expect(view({ referer: `${site}/campus?region=sud` }).back).toBe('/campus?region=sud');
    expect(view({ referer: `${site}/cookies?ok=1` }).back).toBe('/cookies');
    expect(view({ referer: `${site}/cookies?utm_source=salon&a=?b#mesure` }).back).toBe('/cookies');
    expect(view({ referer: `${site}/cookies-et-recettes?a=1` }).back).toBe('/cookies-et-recettes?a=1');
    expect(view({ referer: 'https://www.qwant.com/' }).back).toBe('/cookies');
  });
});
