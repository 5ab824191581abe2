/**
 * Ten questions of families, each answered in at most four presses from the home page, and on a phone in at most two
 * screens of scrolling.
 *
 * The rule of counting: pressing a button or a link is one press, and so is choosing an option of a list. Typing in a
 * field is none, and the answer counts once it can be read, not once its address is shown. What is pressed or read
 * below the window is scrolled to, from the top of its page or from the part that its address names.
 */
import type { Locator, Page } from 'playwright/test';
import { popIn } from './browser/pop-in';
import { expect, test } from './fixtures';

const widths = [
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a desk', width: 1440, height: 900 },
];

const most = { presses: 4, screens: 2 };

/** A visit that counts. */
class Visit {
  presses = 0;
  /** Furthest scrolling on each page, in windows. */
  readonly #screens = new Map<string, number>();

  constructor(readonly page: Page) {}

  get screens(): number {
    return [...this.#screens.values()].reduce((sum, screens) => sum + screens, 0);
  }

  async press(target: Locator): Promise<void> {
    await this.read(target);
    this.presses += 1;
    await target.click();
  }

  async choose(list: Locator, option: string): Promise<void> {
    await this.read(list);
    this.presses += 1;
    await list.selectOption({ label: option });
  }

  /** Scrolls until it is on the window. */
  async read(target: Locator): Promise<void> {
    const screens = await target.evaluate((element) => {
      const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const top = part ? part.getBoundingClientRect().top : -scrollY;
      return (element.getBoundingClientRect().bottom - top) / innerHeight - 1;
    });
    const address = this.page.url();
    this.#screens.set(address, Math.max(this.#screens.get(address) ?? 0, screens));
  }

  /** 'Je suis en… près de…' on the home page. */
  async ask({ situation, place }: { situation?: string; place?: string }): Promise<void> {
    const form = this.page.getByRole('main').getByRole('search');
    if (situation) await this.choose(form.getByLabel('Je suis en'), situation);
    if (place) await form.getByLabel('près de').fill(place);
    await this.press(form.getByRole('button', { name: 'Voir pour moi' }));
    await expect(this.page).toHaveURL(/\/pour-vous/);
  }

  /** Follows a link of the page that is shown. */
  async follow(name: string | RegExp): Promise<void> {
    const link = this.page.getByRole('main').getByRole('link', { name, exact: true });
    await this.press(link.first());
  }

  part(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}

for (const { name, width, height } of widths) {
  test.describe(`from the home page on ${name}`, () => {
    test.use({ viewport: { width, height } });

    const journey = (title: string, travel: (visit: Visit) => Promise<void>) =>
      test(title, async ({ page }) => {
        await page.goto('/');
        const visit = new Visit(page);
        await travel(visit);
        expect(visit.presses).toBeLessThanOrEqual(most.presses);
        if (width < 640) expect(visit.screens).toBeLessThanOrEqual(most.screens);
      });

    journey('the brochure of a programme at a campus', async (visit) => {
      await visit.ask({ place: 'Nantes' });
      await visit.follow('Brochure');
      // On a page, or in the pop-in where its script is there within 1.5 s: the campus is chosen already.
      const { course: typed, options } = popIn(visit.page);
      const listed = visit.page.getByRole('main').getByRole('combobox', { name: 'Formation' });
      await expect(typed.or(listed).first()).toBeVisible();
      if (await typed.isVisible()) {
        await typed.fill('protection de la nature');
        await visit.press(options.first());
      } else {
        await visit.choose(listed, 'BTSA Gestion et protection de la nature');
      }
      const send = 'button[type=submit]:not([formmethod], [aria-hidden])';
      await visit.press(visit.page.locator(`dialog[open] ${send}, main form[method=post] ${send}`).first());
      // The values at the demonstration's CRM.
      const received = (name: string) => visit.page.getByRole('row', { name }).getByRole('cell');
      await expect(received('course')).toHaveText('bts-gpn');
      await expect(received('campus')).toHaveText('nantes');
    });

    journey('the next open day near a postcode', async (visit) => {
      await visit.ask({ place: '44110' });
      await visit.follow('Prochaines portes ouvertes');
      const agenda = visit.page.locator('.agenda');
      await expect(agenda).toContainText(/20\d\d/);
      const far = [...((await agenda.textContent()) ?? '').matchAll(/à\s(\d+)\skm/g)].map(([, away]) =>
        Number(away),
      );
      expect(far.length).toBeGreaterThan(0);
      expect(far).toEqual(far.toSorted((a, b) => a - b));
      expect(far.at(-1)).toBeLessThanOrEqual(150);
      await visit.press(agenda.getByRole('heading').getByRole('link').first());
      await expect(visit.page.getByRole('heading', { level: 1 })).toContainText(/portes ouvertes/i);
    });

    journey('the price of a bachelor', async (visit) => {
      await visit.ask({ situation: 'Bac+2' });
      await visit.follow('Formations');
      const bachelor = visit.page.locator('.finder-results li').filter({ hasText: 'Bachelor' }).first();
      await expect(bachelor).toContainText(/\d\s€/);
      await visit.press(bachelor.getByRole('link', { name: /^Bachelor/ }));
      // The page before has prices, too.
      await expect(visit.page.getByRole('heading', { level: 1 })).toContainText('Bachelor');
      await visit.read(visit.page.getByText(/\d\s€/).first());
    });

    journey('an apprenticeship near a city', async (visit) => {
      await visit.ask({ place: 'Lille' });
      await visit.follow('Offres d’alternance');
      const offer = visit.page.locator('.offer-rows > li').first();
      await expect(offer).toContainText(/sur place|à\s\d+\skm/);
      const title = (await offer.getByRole('heading').textContent()) ?? '';
      await visit.press(offer.getByRole('heading').getByRole('link'));
      await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(visit.page.getByRole('main')).toContainText(/apprentissage/i);
    });

    journey('the dates of admission of a BTS', async (visit) => {
      await visit.ask({ situation: 'terminale' });
      await visit.follow('Formations');
      await visit.press(visit.page.locator('.finder-results').getByRole('link', { name: /^BTS/ }).first());
      const deadline = visit.page.locator('.decision-deadline dd');
      await expect(deadline).toContainText(/\d{1,2}(?:er)?\s\p{L}+/u);
      await visit.read(deadline);
      await expect(deadline).toBeInViewport();
    });

    journey('a person to call at a campus', async (visit) => {
      await visit.ask({ place: 'Clermont-Ferrand' });
      await visit.follow('Campus de Clermont-Ferrand');
      const person = visit.page.locator('.campus-call');
      await expect(person).toContainText(/admissions/);
      await expect(person.locator('a[href^="tel:"]')).toBeVisible();
      await visit.read(person.locator('a[href^="tel:"]'));
    });

    journey('whom to ask about a disability at a campus', async (visit) => {
      await visit.ask({ place: 'Rennes' });
      await visit.follow('Campus de Rennes');
      await visit.press(visit.page.getByRole('main').getByRole('link', { name: 'L’équipe', exact: true }));
      const contact = visit.part('L’équipe').getByText('Référent handicap');
      await expect(contact).toBeVisible();
      await visit.read(contact);
    });

    journey('the cost of a year at a campus', async (visit) => {
      await visit.ask({ place: 'Lyon' });
      await visit.follow('Formations');
      await visit.press(visit.page.locator('.finder-results').getByRole('link', { name: /^BTS/ }).first());
      await visit.press(
        visit.page.getByRole('main').getByRole('link', { name: 'Tarifs de la formation', exact: true }),
      );
      const cost = visit.page
        .locator('#tarifs')
        .getByText(/Il vous (?:faut|reste|manque) .*\s€ par mois/)
        .first();
      await expect(cost).toBeVisible();
      await visit.read(cost);
    });

    journey('careers and pay after a programme', async (visit) => {
      await visit.ask({ place: 'Nantes' });
      await visit.follow('Formations');
      await visit.press(visit.page.locator('.finder-results').getByRole('link', { name: /^BTS/ }).first());
      await visit.press(visit.page.getByRole('main').getByRole('link', { name: 'Et après ?', exact: true }));
      const pay = visit.page
        .locator('#suite')
        .getByText(/de\s\d+\s\d+\s€ à/)
        .first();
      await expect(pay).toBeVisible();
      await visit.read(pay);
    });

    journey('whether a diploma is recognised', async (visit) => {
      await visit.press(visit.page.getByRole('banner').getByRole('link', { name: 'Rechercher' }));
      const field = visit.page.getByLabel('Rechercher sur le site').first();
      await field.fill('diplôme reconnu');
      await visit.press(visit.page.getByRole('button', { name: 'Lancer la recherche' }).first());
      const answer = visit.page
        .getByRole('main')
        .getByText(/sont des diplômes d’État/)
        .first();
      await expect(answer).toBeVisible();
      await visit.read(answer);
    });
  });
}
