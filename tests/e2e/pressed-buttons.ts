/** Presses what acts on visited pages, as a browser without JavaScript does: a button must not lead to a refusal. */
import { admissionsLabels } from '../../app/site/labels/admissions';
import { commons } from '../../app/site/labels/commons';
import { sampled } from '../matrices/sample';
import type { Visit } from './crawl-site';
import { attributesOf, insideOf, textOf, unescaped } from './written-html';

/** How many requests are sent at a time. */
const batchSize = 4;
/** Texts of a form's page that does not do what a button promised. */
const refusals = [
  admissionsLabels['admissions.standing.instead'],
  commons['commons.empty.brochure'],
  commons['commons.empty.programmes'],
];

interface Pressed {
  /** Links to a form of the CRM, and its forms that are sent with both choices. */
  forms: number;
  sent: number;
  /** In words: the pressed button, its page, and the answer. */
  refused: string[];
}

/** @param visits pages as crawled; their links are pressed once each, and of the options of lists a sample */
export async function pressButtons(visits: readonly Visit[], origin: string): Promise<Pressed> {
  const pages = visits.filter(({ status }) => status === 200);
  const refused = new Set(pages.flatMap(wrongCalls));
  const press = async (address: string, from: string, init?: RequestInit) => {
    const answer = await fetch(new URL(address, origin), { headers: { accept: 'text/html' }, ...init });
    // A file is read as well: its connection is free for the next press.
    const text = await answer.text();
    const html = (answer.headers.get('content-type') ?? '').includes('html') ? text : '';
    const main = insideOf(html, 'main');
    // For a course chosen from the form's own list, the form says what is possible.
    const texts = address.startsWith('/crm/') && from !== address.replace(/\?.*/, '') ? refusals : [];
    const refusal = /role="alert"/.test(main)
      ? 'an alert'
      : texts.find((text) => textOf(main).includes(text));
    if (answer.status !== 200 || refusal) refused.add(`${address} (${from}): ${refusal ?? answer.status}`);
    return main;
  };

  // The pressed button is the key: the same choice is on many pages.
  const pressed = new Map<string, { address: string; from: string }>();
  const addButton = (what: string, address: string, from: string) =>
    pressed.has(what) || pressed.set(what, { address, from });
  for (const { html, address, links } of pages) {
    for (const link of actingLinks(links, address, origin)) addButton(link, link, address);
    const queries = queriesOf(insideOf(html, 'body'), address);
    for (const [what, query] of sampled(queries, ([what]) => what)) addButton(what, query, address);
  }
  let forms = 0;
  const filledForms = new Map<string, string>();
  // A page that is reached by a button has further ones: a map grows while it is walked.
  await forEachInBatches(pressed.values(), async ({ address, from }) => {
    const main = await press(address, from);
    const links = attributesOf(main, 'a').map(({ href = '' }) => href);
    for (const link of actingLinks(links, address, origin)) addButton(link, link, address);
    if (!address.startsWith('/crm/')) return;
    forms += 1;
    const fields = new URLSearchParams(fieldsOf(main));
    if (fields.get('course') && fields.get('campus'))
      filledForms.set(`${address.split('?')[0]}?${fields}`, address);
  });
  await forEachInBatches(filledForms, async ([choice, from]) => {
    const [action = '', fields = ''] = choice.split('?');
    const body = new URLSearchParams(fields);
    await press(action, from, { method: 'POST', body, headers: { origin, accept: 'text/html' } });
  });
  return { forms, sent: filledForms.size, refused: [...refused] };
}

/** Does the work for several items at a time, also for those that are added meanwhile. */
async function forEachInBatches<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let isDone = false;
  const next = async (): Promise<void> => {
    for (let step = iterator.next(); !step.done; step = iterator.next()) await work(step.value);
    isDone = true;
  };
  while (!isDone) await Promise.all(Array.from({ length: batchSize }, next));
}

/** Forms, registrations and files, which the crawl of pages leaves out. */
function actingLinks(links: readonly string[], address: string, origin: string): string[] {
  return links.flatMap((link) => {
    const url = new URL(link, new URL(address, origin));
    const acts = /^\/(?:crm|demo)\/|\.(?:pdf|ics)$/.test(url.pathname);
    return url.origin === origin && acts ? [url.pathname + url.search] : [];
  });
}

/** Numbers that cannot be called, and addresses that cannot be written to. */
function wrongCalls({ links, address }: Visit): string[] {
  return links
    .filter((link) => /^(?:tel|mailto):/.test(link))
    .filter((link) => !/^tel:(?:0|\+33)[1-9]\d{8}$|^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?|$)/.test(link))
    .map((link) => `${link} (${address})`);
}

/** The requests of a page's forms, sent unchanged or with one option of a list chosen. */
function queriesOf(html: string, page: string): [what: string, address: string][] {
  return [...html.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)].flatMap(([form, attributes = '']) => {
    const post = /method="post"/.test(attributes);
    if (post && !form.includes('formMethod="get"')) return [];
    const path = unescaped(/action="([^"]*)"/.exec(attributes)?.[1] ?? page).replace(/[?#].*/, '');
    const fields = fieldsOf(form);
    const queryWith = (name: string, value: string): [string, string] => {
      const chosen = new URLSearchParams(
        fields.map(([field, usual]) => [field, field === name ? value : usual]),
      );
      return [`${path} ${name} ${value}`, `${path}?${chosen}`];
    };
    const lists = listsOf(form);
    return [
      // A form of choices asks for one.
      ...(post ? [] : [queryWith('', '')]),
      ...lists.flatMap(({ name, values }) => values.filter(Boolean).map((value) => queryWith(name, value))),
    ];
  });
}

/** Names and present values of the fields. */
function fieldsOf(form: string): [string, string][] {
  const inputs = attributesOf(form, 'input').flatMap(({ name, type, value }): [string, string][] =>
    name && !/^(?:checkbox|radio|submit)$/.test(type ?? '') ? [[name, value ?? '']] : [],
  );
  return [...inputs, ...listsOf(form).map(({ name, value }): [string, string] => [name, value])];
}

function listsOf(form: string): { name: string; value: string; values: string[] }[] {
  return [...form.matchAll(/<select\b[^>]*?name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = '', inside = '']) => {
      const options = [...inside.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = '']) => ({
        value: unescaped(/value="([^"]*)"/.exec(attributes)?.[1] ?? ''),
        isChosen: attributes.includes('selected'),
      }));
      const chosen = options.find(({ isChosen }) => isChosen) ?? options[0];
      return { name, value: chosen?.value ?? '', values: options.map(({ value }) => value) };
    },
  );
}
