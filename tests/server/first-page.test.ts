/** A visitor who comes while the site starts waits for its first page, and sees no error. */
import { afterEach, describe, expect, it } from 'vitest';
import { longestStart, renderFirstPage } from '~/server/steps/first-page';
import type { SchoolStatus } from '~/server/steps/school-status';
import { ask, type SmallSite, settle, startSite } from './site';

let site: SmallSite | undefined;
afterEach(() => site?.close());

/** The site while it starts. @returns ends the start */
async function starting(): Promise<{ site: SmallSite; end: () => void }> {
  site = await startSite();
  const { lifecycle } = site;
  let end = () => {};
  lifecycle.opening = new Promise<void>((resolve) => {
    end = () => {
      lifecycle.opening = null;
      resolve();
    };
  });
  return { site, end };
}

describe('while the site starts', () => {
  it.each(['/', '/formations', '/campus/lyon', '/formations?_data=routes%2Fprogrammes'])(
    '%s is answered when the first page is there',
    async (address) => {
      const { site, end } = await starting();
      let isAnswered = false;
      const asked = ask(site, address).finally(() => {
        isAnswered = true;
      });
      await expect.poll(() => site.arrivedCount).toBe(1);
      await settle();
      expect(isAnswered).toBe(false);
      end();
      expect((await asked).status).toBe(200);
    },
  );

  it('the process lives, and is not ready', async () => {
    const { site, end } = await starting();
    expect((await ask(site, '/healthz')).status).toBe(200);
    expect(await ask(site, '/readyz')).toMatchObject({
      status: 503,
      text: 'not ready: no page is rendered yet\n',
    });
    end();
    expect((await ask(site, '/readyz')).status).toBe(200);
  });
});

describe('the start ends', () => {
  const shown: SchoolStatus = { name: 'École du bois' };
  const late: SchoolStatus = { missing: 'the home page is late', late: true };
  const away: SchoolStatus = { missing: 'its settings and menu cannot be read', late: false };

  /** @param looks what each look at the home page finds; the last one without end @returns milliseconds, looks */
  async function startWith(...looks: [SchoolStatus, ...SchoolStatus[]]) {
    let [now, number] = [0, 0];
    let giveUp = () => {};
    await renderFirstPage(async () => looks[Math.min(number++, looks.length - 1)] ?? late, {
      now: () => now,
      pause(milliseconds) {
        if (milliseconds === longestStart)
          return new Promise<void>((resolve) => {
            giveUp = resolve;
          });
        now += milliseconds;
        if (now >= longestStart) giveUp();
        return Promise.resolve();
      },
    });
    return { now, looks: number };
  }

  it('with the first page', async () => {
    expect(await startWith(shown)).toEqual({ now: 0, looks: 1 });
  });

  it('with a page that was late, as on a busy machine', async () => {
    expect((await startWith(late, late, late, shown)).looks).toBe(4);
  });

  it('at once while the content service is away: its error page says so', async () => {
    expect(await startWith(away)).toEqual({ now: 0, looks: 1 });
    expect((await startWith(late, away)).looks).toBe(2);
  });

  it('after twenty seconds, whatever there is', async () => {
    expect((await startWith(late)).now).toBe(20_000);
  });
});
