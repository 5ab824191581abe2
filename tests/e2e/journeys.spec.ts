/**
 * Questions of families, each answered in at most four presses, on at most two pages after the first, and on a phone in
 * at most two screens of scrolling; from the home page unless it says otherwise, with and without JavaScript.
 *
 * The rule of counting: pressing a button or a link is one press, and so is choosing an option of a list; without
 * JavaScript each step's button is one more. Typing in a field is none, and the answer counts once it can be read, not
 * once its address is shown. What is pressed or read below the window is scrolled to, from the top of its page or from
 * the part that its address names. A page that is asked again in its own form is the same page.
 */
import type { Locator, Page } from 'playwright/test';
import { runsWholeMatrix } from '../matrices/sample';
import { popIn } from './browser/pop-in';
import { expect, hasScripts, test } from './fixtures';
import { switchedOnOrigin } from './servers';

const widths = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1440, height: 900 },
];

const most = { presses: 4, pages: 2, screens: 2 };

/** A visit that counts. */
class Visit {
  presses = 0;
  /** Furthest scrolling on each page, in windows. */
  readonly #screens = new Map<string, number>();
  readonly #start: string;

  constructor(readonly page: Page) {
    this.#start = new URL(page.url()).pathname;
  }

  get screens(): number {
    return [...this.#screens.values()].reduce((sum, screens) => sum + screens, 0);
  }

  /** Pages on which something was pressed or read, after the first. */
  get pages(): number {
    const paths = [...this.#screens.keys()].map((address) => new URL(address).pathname);
    return new Set(paths.filter((path) => path !== this.#start)).size;
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
    await expect(target).toBeVisible();
    const screens = await target.evaluate((element) => {
      // What stays at the edge of the window is there without scrolling.
      if (element.closest('dialog, .bottom-bar, .saved-bar, header')) return 0;
      const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const top = part ? part.getBoundingClientRect().top : -scrollY;
      return Math.max(0, (element.getBoundingClientRect().bottom - top) / innerHeight - 1);
    });
    const address = this.page.url();
    this.#screens.set(address, Math.max(this.#screens.get(address) ?? 0, screens));
  }

  /** Follows a link of the page's content. */
  async follow(name: string | RegExp): Promise<void> {
    const link = this.page.getByRole('main').getByRole('link', { name, exact: true });
    await this.press(link.first());
  }

  /** 'Je suis en… près de…' on the home page. */
  async askNear(place: string): Promise<void> {
    const form = this.page.getByRole('main').getByRole('search');
    await form.getByLabel('près de').fill(place);
    await this.press(form.getByRole('button', { name: 'Voir pour moi' }));
    await expect(this.page).toHaveURL(/\/pour-vous/);
  }

  /** 'Trouver ma formation' and the programmes near a place. */
  async findNear(place: string): Promise<Locator> {
    await this.follow('Trouver ma formation');
    await expect(this.page.locator('.finder-results')).toBeVisible();
    await this.page.getByRole('main').getByRole('textbox', { name: 'Près de' }).fill(place);
    await this.press(this.page.getByRole('main').getByRole('button', { name: 'Rechercher' }));
    await expect(this.page).toHaveURL(/pres-de=/);
    // The address changes before the list does, and a link of the list before leads to no campus.
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(place);
    return this.page.locator('.finder-results');
  }

  /**
   * Opens an action of the bars: its pop-in, or its page. Without scripts that page lists the campuses only of a course
   * that is known, so the way leads over the programme.
   */
  async open(action: 'Brochure' | 'Candidature', course: string): Promise<void> {
    if (!hasScripts()) await this.follow(course);
    await this.press(
      this.page.getByRole('link', { name: action, exact: true }).filter({ visible: true }).first(),
    );
  }

  /** Chooses in the pop-in, where its script is there within 1.5 s, or in the form of the page. */
  async chooseAndSend(course: string, campus: string): Promise<void> {
    const { course: typed, options, campus: listed } = popIn(this.page);
    const main = this.page.getByRole('main');
    const inPage = main.locator('select[name=course]');
    await expect(typed.or(inPage).first()).toBeVisible();
    if (await typed.isVisible()) {
      await typed.fill(course);
      await this.press(options.first());
      await expect(listed).toBeEnabled();
      await this.choose(listed, campus);
    } else {
      if (hasScripts()) {
        await this.choose(inPage, course);
        // A machine under load leads to the page: its step is not of the way that visitors usually take.
        await main.locator('button[formmethod=get]').click();
      }
      await this.choose(main.locator('select[name=campus]'), campus);
    }
    await this.send();
  }

  async send(): Promise<void> {
    const button = 'button[type=submit]:not([formmethod], [aria-hidden])';
    await this.press(this.page.locator(`dialog[open] ${button}, main form[method=post] ${button}`).first());
  }

  /** The values at the demonstration's CRM. */
  async expectAtCrm(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await expect(this.page.getByRole('row', { name }).getByRole('cell')).toHaveText(value);
    }
  }

  part(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
}

for (const { name, width, height } of widths) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    let turn = width < 640 ? 0 : 1;
    const journey = (title: string, travel: (visit: Visit) => Promise<void>, start = '/') => {
      turn += 1;
      // In the gate by turns on a phone or on a desk.
      if (!runsWholeMatrix && turn % 2 === 0) return;
      test(title, async ({ page }) => {
        await page.goto(start);
        const visit = new Visit(page);
        await travel(visit);
        expect(visit.presses, 'presses').toBeLessThanOrEqual(most.presses);
        expect(visit.pages, 'pages').toBeLessThanOrEqual(most.pages);
        if (width < 640) expect(visit.screens, 'screens').toBeLessThanOrEqual(most.screens);
      });
    };

    journey('the brochure of a programme at a campus', async (visit) => {
      await visit.open('Brochure', 'BTSA Gestion et protection de la nature');
      await visit.chooseAndSend('BTSA Gestion et protection de la nature', 'Nantes');
      await visit.expectAtCrm({ course: 'bts-gpn', campus: 'nantes' });
    });

    journey('registration for a programme at a campus', async (visit) => {
      await visit.open('Candidature', 'BTSA Gestion et maîtrise de l’eau');
      await visit.chooseAndSend('BTSA Gestion et maîtrise de l’eau', 'Lyon');
      await visit.expectAtCrm({ course: 'bts-gemeau', campus: 'lyon' });
    });

    journey('two bachelors side by side', async (visit) => {
      await visit.follow(/^Bachelor\s·\sBac\+3/);
      const boxes = visit.page.getByRole('checkbox', { name: /^Comparer Bachelor/ });
      await visit.press(boxes.nth(0));
      await visit.press(boxes.nth(1));
      await visit.press(visit.page.getByRole('button', { name: 'Comparer', exact: true }));
      const heads = visit.page.getByRole('table').locator('thead th[scope=col] .comparison-title');
      await expect(heads).toHaveText([/^Bachelor/, /^Bachelor/]);
      await visit.read(heads.first());
    });

    journey('an offer near a place', async (visit) => {
      await visit.askNear('Lille');
      const offers = visit.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: 'Offres d’alternance' });
      await expect(offers).toContainText(/sur place|à\s\d+\skm/);
      await visit.press(offers.getByRole('link').nth(1));
      await expect(visit.page).toHaveURL(/\/offres-alternance\/[a-z0-9-]+$/);
      const heading = visit.page.getByRole('heading', { level: 1 });
      await visit.read(heading);
      await expect(visit.page.getByRole('main')).toContainText('Répondre à cette offre');
    });

    journey(
      'an answer to an offer of the list',
      async (visit) => {
        await visit.press(visit.page.locator('.offer-rows > li').nth(1).getByRole('link').first());
        await visit.follow(/^Répondre à cette offre/);
        const campus = popIn(visit.page).campus.or(
          visit.page.getByRole('main').locator('select[name=campus]'),
        );
        await expect(campus.first()).not.toHaveValue('');
        await visit.send();
        await visit.expectAtCrm({ action: 'contact' });
      },
      '/offres-alternance',
    );

    journey('the next open day near a postcode', async (visit) => {
      await visit.askNear('44110');
      const openDays = visit.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: 'Prochaines portes ouvertes' });
      await visit.press(openDays.getByRole('link').nth(1));
      const heading = visit.page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(/portes ouvertes/i);
      await visit.read(heading);
    });

    journey('the price of a bachelor', async (visit) => {
      await visit.follow(/^Bachelor\s·\sBac\+3/);
      const bachelor = visit.page.locator('.finder-results article').first();
      await expect(bachelor).toContainText(/\d\s€/);
      await visit.read(bachelor);
    });

    journey('the dates of admission of a BTS', async (visit) => {
      await visit.follow('Trouver ma formation');
      await visit.press(visit.page.locator('.finder-results').getByRole('link', { name: /^BTS/ }).first());
      const deadline = visit.page.locator('.decision-deadline dd');
      await expect(deadline).toContainText(/\d{1,2}(?:er)?\s\p{L}+/u);
      await visit.read(deadline);
      await expect(deadline).toBeInViewport();
    });

    journey('the cost of a year at a campus', async (visit) => {
      const results = await visit.findNear('Lyon');
      await visit.press(results.getByRole('link', { name: /^BTS/ }).first());
      await visit.follow('Tarifs de la formation');
      const cost = visit.page.locator('#tarifs').getByText(/Il vous (?:faut|reste|manque) .*\s€ par mois/);
      await visit.read(cost.first());
    });

    journey('how many pass the exam of a programme', async (visit) => {
      await visit.press(
        visit.page
          .getByRole('main')
          .getByRole('link', { name: 'BTSA Gestion et protection de la nature', exact: true })
          .first(),
      );
      const rate = visit.page.locator('.decision').getByText(/\d\s%/).first();
      await visit.read(rate);
    });

    journey('careers and pay after a programme', async (visit) => {
      const results = await visit.findNear('Nantes');
      await visit.press(results.getByRole('link', { name: /^BTS/ }).first());
      await visit.follow('Et après ?');
      await visit.read(
        visit.page
          .locator('#suite')
          .getByText(/de\s\d+\s\d+\s€ à/)
          .first(),
      );
    });

    journey('the address of a campus, and a person to call', async (visit) => {
      await visit.askNear('Clermont-Ferrand');
      await visit.follow('Campus de Clermont-Ferrand');
      const person = visit.page.locator('.campus-call');
      await expect(person).toContainText(/admissions/);
      await visit.read(person.locator('a[href^="tel:"]'));
      const address = visit.page
        .getByRole('main')
        .getByText(/63\d{3}\sClermont-Ferrand/)
        .first();
      await visit.read(address);
    });

    journey('whom to ask about a disability at a campus', async (visit) => {
      await visit.askNear('Rennes');
      await visit.follow('Campus de Rennes');
      await visit.follow('L’équipe');
      await visit.read(visit.part('L’équipe').getByText('Référent handicap'));
    });

    journey('a word that is searched, to its page', async (visit) => {
      await visit.press(visit.page.getByRole('banner').getByRole('link', { name: 'Rechercher' }));
      await visit.page.getByLabel('Rechercher sur le site').first().fill('diplôme reconnu');
      await visit.press(visit.page.getByRole('button', { name: 'Lancer la recherche' }).first());
      const main = visit.page.getByRole('main');
      await visit.read(main.getByText(/sont des diplômes d’État/).first());
      await visit.press(main.locator('.results-group').getByRole('link').first());
      await expect(visit.page).not.toHaveURL(/\/recherche/);
      await visit.read(visit.page.getByRole('heading', { level: 1 }));
    });

    journey(
      'the same subject in English, and back',
      async (visit) => {
        for (const [language, path] of [
          ['en', '/en/school'],
          ['fr', '/ecole'],
        ] as const) {
          // On a phone the languages are in the menu.
          const burger = visit.page.getByRole('banner').getByRole('link', { name: /^Menu/ });
          if (width < 640)
            await visit.press(burger.or(visit.page.getByRole('button', { name: /^Menu/ })).first());
          await visit.press(
            visit.page
              .locator(`.language-switch a[hreflang="${language}"]`)
              .filter({ visible: true })
              .first(),
          );
          await expect(visit.page).toHaveURL(switchedOnOrigin + path);
        }
        await visit.read(visit.page.getByRole('heading', { level: 1 }));
      },
      `${switchedOnOrigin}/ecole/nos-engagements`,
    );
  });
}
