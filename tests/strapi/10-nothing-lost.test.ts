/** What is published, deleted or taken offline can be had back, with its links. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUnderTest } from './import-database';
import { mediaLibrary } from './media-library';
import { entriesOf, entriesWithSlug, type PanelApi, panelApi, publishedCopy, writtenId } from './panel-api';
import { button, closePanels, fieldOf, openEntry, save, signInToPanel } from './panel-browser';
import { type Answer, signIn } from './signed-in';
import { strapiUnderTest } from './strapi-service';

const { apiUrl, account, environment } = strapiUnderTest();
const campuses = 'api::campus.campus';
const events = 'api::event.event';
const programmes = 'api::programme.programme';
const people = 'api::person.person';
const pages = 'api::article.article';
const questions = 'api::faq.faq';
const categories = 'api::news-category.news-category';
const slug = 'essai-des-versions';
/** Slug of an entry that is deleted while the one above stays. */
const gone = `${slug}-supprime`;

let writer: PanelApi;
let reviewer: PanelApi;
let ask: (address: string) => Promise<Answer>;
/** What lay in the bin before. */
let others: Set<number>;

async function removeTraces(): Promise<void> {
  for (const uid of [events, people, programmes, campuses, pages, questions, categories])
    for (const own of [slug, gone])
      for (const id of await entriesWithSlug(reviewer, uid, own))
        await reviewer('DELETE', `${entriesOf(uid)}/${id}`);
  for (const { id } of await itemsInBin()) if (!others.has(id)) await reviewer('DELETE', `/bin/items/${id}`);
}

beforeAll(async () => {
  writer = await panelApi('redaction');
  reviewer = await panelApi('relecture');
  ask = await signIn(apiUrl, account);
  others = new Set((await itemsInBin()).map(({ id }) => id));
  await removeTraces();
});
afterAll(async () => {
  await closePanels();
  await removeTraces();
});

interface Item {
  id: number;
  title: string;
  author: string;
  at: string;
  until: string;
}
async function itemsInBin(): Promise<Item[]> {
  const { status, body } = await reviewer('GET', '/bin/items');
  expect(status).toBe(200);
  return (body as { data: Item[] }).data;
}
const binned = async (title: string) => (await itemsInBin()).filter((item) => item.title === title);

interface Version {
  id: number;
  at: string;
  author: string;
}
const versionsAt = (uid: string, id: string) => `/versions/${uid}/${id}`;
async function versions(uid: string, id: string, query = ''): Promise<Version[]> {
  const { status, body } = await reviewer('GET', `${versionsAt(uid, id)}${query}`);
  expect(status).toBe(200);
  return (body as { data: { versions: Version[] } }).data.versions;
}
const changes = async (uid: string, id: string, version = 0, query = '') =>
  (
    (await reviewer('GET', `${versionsAt(uid, id)}/${version}${query}`)).body as {
      data: { place: string; before: string; present: string }[];
    }
  ).data;

const publish = async (uid: string, id: string, fields: object = {}) =>
  writtenId(await reviewer('POST', `${entriesOf(uid)}/${id}/actions/publish`, fields));
const putBack = (api: PanelApi, uid: string, id: string, version = 0, query = '') =>
  api('POST', `${versionsAt(uid, id)}/${version}/restore${query}`);
const unpublish = (uid: string, id: string) =>
  reviewer('POST', `${entriesOf(uid)}/${id}/actions/unpublish`, {});
const remove = (uid: string, id: string) => reviewer('DELETE', `${entriesOf(uid)}/${id}`);
const draft = async (uid: string, id: string): Promise<Record<string, unknown>> => {
  const { status, body } = await reviewer('GET', `${entriesOf(uid)}/${id}`);
  return status === 200 ? (body as { data: Record<string, unknown> }).data : {};
};
const slugs = async (address: string): Promise<string[]> => {
  const { status, body } = await ask(address);
  expect([status, address]).toEqual([200, address]);
  return (body as { data: { slug: string }[] }).data.map((entry) => entry.slug);
};

/** An event, a person and a programme that lead to a campus. */
async function leadTo(campus: string): Promise<void> {
  const link = { set: [{ documentId: campus }] };
  for (const [uid, source, field] of [
    [events, 'journee-portes-ouvertes-nice', 'campus'],
    [people, 'jeanne-delattre', 'campus'],
    [programmes, 'bts-gpn', 'campuses'],
  ] as const) {
    const [standing] = await entriesWithSlug(reviewer, uid, slug);
    const id = standing ?? (await publishedCopy(reviewer, uid, source, { slug }));
    await publish(uid, id, { [field]: field === 'campus' ? link : { connect: [{ documentId: campus }] } });
  }
}

/** What visitors see of them. */
const leadingTo = async () => ({
  events: await slugs(`/events?filters[campus][slug][$eq]=${slug}`),
  people: await slugs(`/people?filters[campus][slug][$eq]=${slug}`),
  programmes: await slugs(`/programmes?filters[campuses][slug][$eq]=${slug}&pagination[pageSize]=100`),
  campusesOfProgramme: await inside(
    `/programmes?filters[slug][$eq]=${slug}&populate[campuses][fields][0]=slug`,
  ),
  programmesOfCampus: await inside(
    `/campuses?filters[slug][$eq]=${slug}&populate[programmes][fields][0]=slug`,
  ),
});
async function inside(address: string): Promise<string[]> {
  const { body } = await ask(address);
  const [entry] = (body as { data: Record<string, { slug: string }[]>[] }).data;
  return (entry?.campuses ?? entry?.programmes ?? []).map((one) => one.slug);
}

const complaint = {
  sending: 'essai-des-versions',
  name: 'Visiteuse des versions',
  email: 'visiteuse@ecole.example',
  relation: 'parent',
  facts: 'Une réclamation des tests.',
};

describe('versions', () => {
  it('are kept with author and time, and so is what was online before the first of them', async () => {
    const id = await publishedCopy(reviewer, programmes, 'bts-gpn', { slug });
    expect((await reviewer('DELETE', versionsAt(programmes, id))).status).toBe(200);
    await publish(programmes, id, { title: slug });
    const [last, first, ...others] = await versions(programmes, id);
    expect([last?.author, first?.author, others]).toEqual(['Relecture', 'Relecture', []]);
    expect(Math.abs(Date.now() - Date.parse(last?.at ?? ''))).toBeLessThan(60_000);
    expect(await changes(programmes, id, first?.id)).toEqual([
      { field: 'title', place: 'Titre', before: 'BTSA Gestion et protection de la nature', present: slug },
    ]);
  });

  it('are compared with the draft, and put back as a draft with blocks, pictures and links', async () => {
    const page = await publishedCopy(reviewer, pages, 'nos-engagements', { slug });
    const query = '?locale=fr';
    const [kept] = await versions(pages, page, query);
    const { title, blocks } = (await draft(pages, page)) as { title: string; blocks: object[] };
    const changed = { title: slug, blocks: blocks.slice(1) };
    expect((await writer('PUT', `${entriesOf(pages)}/${page}`, changed)).status).toBe(200);
    expect((await changes(pages, page, kept?.id, query)).map(({ place }) => place)).toEqual([
      'Titre',
      'Blocs, 1',
    ]);
    expect((await putBack(writer, pages, page, kept?.id, query)).status).toBe(200);
    expect(await changes(pages, page, kept?.id, query)).toEqual([]);
    expect((await draft(pages, page)).title).toBe(title);

    const event = await publishedCopy(reviewer, events, 'journee-portes-ouvertes-lyon', { slug });
    const [before] = await versions(events, event);
    const [other] = await entriesWithSlug(reviewer, campuses, 'nantes');
    await publish(events, event, { image: null, campus: { set: [{ documentId: other }] } });
    const shown = () => slugs(`/events?filters[campus][slug][$eq]=nantes&filters[slug][$eq]=${slug}`);
    expect(await shown()).toEqual([slug]);
    const different = await changes(events, event, before?.id);
    expect(different).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ place: 'Campus', before: 'Lyon', present: 'Nantes' }),
        expect.objectContaining({ field: 'image', present: '' }),
      ]),
    );
    expect((await putBack(reviewer, events, event, before?.id)).status).toBe(200);
    expect(await changes(events, event, before?.id)).toEqual([]);
    // Visitors see it when it is published.
    expect(await shown()).toEqual([slug]);
  });

  it('of a type without drafts are online at once', async () => {
    const fields = { title: 'Rubrique des tests', slug };
    const id = writtenId(await reviewer('POST', entriesOf(categories), fields));
    writtenId(await reviewer('PUT', `${entriesOf(categories)}/${id}`, { ...fields, title: 'Autre' }));
    const [, first] = await versions(categories, id);
    expect((await putBack(reviewer, categories, id, first?.id)).status).toBe(200);
    expect((await draft(categories, id)).title).toBe('Rubrique des tests');
    expect((await versions(categories, id)).length).toBe(3);
  });

  it('are thirty of an entry at most', async () => {
    const question = { slug, question: slug, answer: 'Une réponse.', topic: 'tests' };
    const id = writtenId(await reviewer('POST', entriesOf(questions), question));
    for (let times = 0; times < 31; times += 1)
      await publish(questions, id, { ...question, answer: `Réponse ${times}` });
    const kept = await versions(questions, id);
    expect(kept.length).toBe(30);
    expect((await changes(questions, id, kept.at(-1)?.id))[0]).toMatchObject({ before: 'Réponse 1' });
    // A draft that another draft replaces pushes no publication out.
    for (const [save, answer] of [
      [writer, 'Un brouillon.'],
      [reviewer, 'Un autre.'],
      [writer, 'Un dernier.'],
    ] as const)
      expect((await save('PUT', `${entriesOf(questions)}/${id}`, { ...question, answer })).status).toBe(200);
    const afterDrafts = await versions(questions, id);
    expect(afterDrafts.length).toBeGreaterThan(30);
    expect(afterDrafts.at(-1)?.id).toBe(kept.at(-1)?.id);
  });

  it('are erased by those who may delete, and never of complaints', async () => {
    const [id = ''] = await entriesWithSlug(reviewer, questions, slug);
    expect((await writer('DELETE', versionsAt(questions, id))).status).toBe(403);
    expect((await reviewer('DELETE', versionsAt(questions, id))).status).toBe(200);
    expect(await versions(questions, id)).toEqual([]);
    const administrator = await panelApi('administration');
    expect((await administrator('GET', versionsAt('api::complaint.complaint', id))).status).toBe(403);
  });
});

describe('the bin', () => {
  it('keeps deleted entries for ninety days, and restores one as a draft with its links and versions', async () => {
    const id = await publishedCopy(reviewer, events, 'journee-portes-ouvertes-nice', {
      slug: gone,
      title: gone,
    });
    const before = await draft(events, id);
    const kept = await versions(events, id);
    await remove(events, id);
    expect(await entriesWithSlug(reviewer, events, gone)).not.toContain(id);
    const [item] = await binned(gone);
    expect(item?.author).toBe('Relecture');
    expect(Date.parse(item?.until ?? '') - Date.parse(item?.at ?? '')).toBe(90 * 86_400_000);
    expect((await writer('POST', `/bin/items/${item?.id}/restore`)).status).toBe(200);
    expect(await binned(gone)).toEqual([]);
    expect(await changes(events, id, kept[0]?.id)).toEqual([]);
    expect(await draft(events, id)).toMatchObject({ title: gone, slug: before.slug, publishedAt: null });
    expect(await slugs(`/events?filters[slug][$eq]=${gone}`)).toEqual([]);
  });

  it('gives a campus back with all that led to it', async () => {
    const campus = await publishedCopy(reviewer, campuses, 'la-reunion', { slug });
    await leadTo(campus);
    const before = await leadingTo();
    expect(before.programmes.length).toBeGreaterThan(2);
    await remove(campuses, campus);
    expect((await leadingTo()).events).toEqual([]);
    const [item] = await binned('La Réunion');
    expect((await reviewer('POST', `/bin/items/${item?.id}/restore`)).status).toBe(200);
    await publish(campuses, campus);
    expect(await leadingTo()).toEqual(before);
  });

  it('calls a deleted menu by its place, in French', async () => {
    const menu = 'api::menu-enrichi.menu-enrichi';
    await remove(menu, writtenId(await reviewer('POST', entriesOf(menu), { type: 'footer' })));
    expect(await binned('En bas de page')).toHaveLength(1);
  });

  it('is emptied of an entry for good, with its versions', async () => {
    const person = await publishedCopy(reviewer, people, 'jeanne-delattre', { slug: gone, name: gone });
    await remove(people, person);
    const [item] = await binned(gone);
    expect((await writer('DELETE', `/bin/items/${item?.id}`)).status).toBe(403);
    expect((await versions(people, person)).length).toBe(1);
    expect((await reviewer('DELETE', `/bin/items/${item?.id}`)).status).toBe(200);
    expect([await binned(gone), await versions(people, person)]).toEqual([[], []]);
  });

  it.skipIf(environment === null)('keeps nothing any longer', async () => {
    const person = await publishedCopy(reviewer, people, 'jeanne-delattre', { slug: gone, name: gone });
    await remove(people, person);
    const { ask, daysAgo } = databaseUnderTest(environment ?? {});
    ask(`update school_bin set at = ${daysAgo(91)} where document = '${person}'`);
    expect([await binned(gone), await versions(people, person)]).toEqual([[], []]);
  });

  it('is not for complaints', async () => {
    const administrator = await panelApi('administration');
    const complaints = entriesOf('api::complaint.complaint');
    const made = await administrator('POST', complaints, complaint);
    const id = writtenId(made);
    expect((await administrator('DELETE', `${complaints}/${id}`)).status).toBe(200);
    const { body } = await administrator('GET', '/bin/items');
    expect(JSON.stringify(body)).not.toContain(complaint.name);
  });
});

describe('an entry that is taken offline and put back', () => {
  it('has all its links again, in their order, on both sides', async () => {
    const [campus = ''] = await entriesWithSlug(reviewer, campuses, slug);
    const before = await leadingTo();
    await unpublish(campuses, campus);
    expect((await leadingTo()).people).toEqual([]);
    // Published while the campus is offline; its next draft is discarded.
    const [event = ''] = await entriesWithSlug(reviewer, events, slug);
    await publish(events, event, { description: 'Une autre phrase.' });
    writtenId(await reviewer('PUT', `${entriesOf(events)}/${event}`, { description: 'Une phrase de trop.' }));
    writtenId(await reviewer('POST', `${entriesOf(events)}/${event}/actions/discard`, {}));
    await publish(campuses, campus);
    expect(await leadingTo()).toEqual(before);
    const [programme = ''] = await entriesWithSlug(reviewer, programmes, slug);
    await unpublish(programmes, programme);
    await publish(programmes, programme);
    expect(await leadingTo()).toEqual(before);
  });

  it('is not linked by a draft that nobody has published', async () => {
    const [campus = ''] = await entriesWithSlug(reviewer, campuses, slug);
    const [event = ''] = await entriesWithSlug(reviewer, events, slug);
    const [nantes] = await entriesWithSlug(reviewer, campuses, 'nantes');
    await publish(events, event, { campus: { set: [{ documentId: nantes }] } });
    await unpublish(campuses, campus);
    const led = { campus: { set: [{ documentId: campus }] } };
    writtenId(await reviewer('PUT', `${entriesOf(events)}/${event}`, led));
    await publish(campuses, campus);
    expect((await leadingTo()).events).toEqual([]);
  });
});

describe('uses', () => {
  interface Use {
    kind: string;
    title: string;
  }
  const usesOf = async (uid: string, id: string) => {
    const { status, body } = await writer('GET', `/uses/${uid}/${id}`);
    expect(status).toBe(200);
    return (body as { data: Use[] }).data.map(({ kind, title }) => `${kind} ${title}`);
  };

  it('of an entry are its links on both sides, and links in texts that visitors see', async () => {
    const [campus = ''] = await entriesWithSlug(reviewer, campuses, slug);
    const [question = ''] = await entriesWithSlug(reviewer, questions, slug);
    const answer = `Voir [le campus](/campus/${slug}).`;
    await publish(questions, question, { question: slug, slug, topic: 'tests', answer });
    const found = await usesOf(campuses, campus);
    expect(found).toContain(`Questions fréquentes ${slug}`);
    expect(found.filter((use) => use.startsWith('Anciens élèves'))).toHaveLength(1);
    expect(found.filter((use) => use.startsWith('Formations')).length).toBeGreaterThan(2);
    const [programme = ''] = await entriesWithSlug(reviewer, programmes, slug);
    expect((await usesOf(programmes, programme)).filter((use) => use.startsWith('Campus'))).not.toEqual([]);
    expect((await writer('GET', `/uses/api::complaint.complaint/${campus}`)).status).toBe(403);
  });

  it('of a picture are named, and it cannot be deleted while something shows it', async () => {
    const library = await mediaLibrary();
    const { id } = (await library.upload(`${slug}.svg`, 'image/svg+xml', drawing)) as { id: number };
    const [event = ''] = await entriesWithSlug(reviewer, events, slug);
    writtenId(await reviewer('PUT', `${entriesOf(events)}/${event}`, { title: slug, image: id }));
    const refused = await reviewer('DELETE', `/upload/files/${id}`);
    expect([refused.status, (refused.body as { error: { message: string } }).error.message]).toEqual([
      400,
      expect.stringMatching(/utilisé par 1 entrée\s: «\sessai-des-versions\s» \(Agenda\)/),
    ]);
    expect((await reviewer('POST', '/upload/actions/bulk-delete', { fileIds: [id] })).status).toBe(400);
    writtenId(await reviewer('PUT', `${entriesOf(events)}/${event}`, { image: null }));
    expect((await reviewer('DELETE', `/upload/files/${id}`)).status).toBe(200);
  });
});

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
);

/** The question names the uses, and is answered with no. */
async function refuseAfterUses(panel: Page): Promise<void> {
  const question = panel.getByRole('alertdialog');
  await question.getByText(/^Utilisé par \d+ entrées$/).waitFor();
  await question
    .getByRole('link', { name: /\(Formations\)$/ })
    .first()
    .waitFor();
  await question.getByRole('button', { name: 'Annuler', exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}

describe('in the panel', () => {
  it('an editor sees what has changed, and restores a version', async () => {
    const [programme = ''] = await entriesWithSlug(reviewer, programmes, slug);
    const panel = await signInToPanel('redaction');
    await openEntry(panel, programmes, programme);
    await fieldOf(panel, 'summary').fill('Un résumé de passage.');
    await save(panel);
    await panel.getByText(/^Utilisé par \d+ entrées$/).waitFor();
    const newest = panel.getByRole('listitem').filter({ hasText: 'Relecture' }).first();
    await newest.getByRole('button', { name: 'Voir ce qui a changé' }).click();
    await newest.getByText(/À présent\s: Un résumé de passage\./).waitFor();
    await newest.getByRole('button', { name: 'Remettre comme brouillon' }).click();
    await expect.poll(() => fieldOf(panel, 'summary').inputValue()).not.toContain('passage');
    expect(await button(panel, 'Effacer ces versions').count()).toBe(0);
    await panel.context().close();
  });

  it('an editor finds a deleted entry in the bin, and restores it', async () => {
    const person = await publishedCopy(reviewer, people, 'jeanne-delattre', { slug: gone, name: gone });
    // In one panel: it remembers that the entry is gone.
    const panel = await signInToPanel('relecture');
    await openEntry(panel, people, person);
    await button(panel, "Plus d'actions").click();
    await panel.getByRole('menuitem', { name: /^Supprimer/ }).click();
    await panel.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
    await panel.getByText('Supprimé', { exact: true }).first().waitFor();
    await panel.getByRole('link', { name: 'Corbeille' }).click();
    const item = panel.getByRole('listitem').filter({ hasText: gone });
    await item.getByText(/par Relecture/).waitFor();
    await item.getByRole('button', { name: 'Remettre' }).click();
    await expect.poll(() => fieldOf(panel, 'name').inputValue()).toBe(gone);
    await panel.context().close();
  });

  it('a question names what leads to an entry before it is taken offline or deleted', async () => {
    const [campus = ''] = await entriesWithSlug(reviewer, campuses, slug);
    const panel = await signInToPanel('relecture');
    await openEntry(panel, campuses, campus);
    for (const [menu, item] of [
      ["Plus d'actions sur les documents", 'Annuler la publication'],
      ["Plus d'actions", /^Supprimer/],
    ] as const) {
      await button(panel, menu).first().click();
      await panel.getByRole('menuitem', { name: item }).click();
      await refuseAfterUses(panel);
    }
    expect((await ask(`/campuses/${slug}`)).status).toBe(200);
    await panel.context().close();
  });

  it('a question names what leads to several entries of a list before they are taken offline or deleted', async () => {
    const panel = await signInToPanel('relecture');
    const list = new URL(`/admin/content-manager/collection-types/${campuses}`, panel.url());
    list.searchParams.set('filters[$and][0][slug][$in][0]', slug);
    list.searchParams.set('filters[$and][0][slug][$in][1]', 'nantes');
    await panel.goto(list.href);
    await panel.getByRole('gridcell', { name: 'Nantes' }).first().waitFor();
    // A list that is read again while it is ticked forgets it.
    await expect
      .poll(async () => {
        await panel.getByRole('checkbox', { name: 'Sélectionner toutes les entrées' }).check();
        return button(panel, 'Annuler la publication').first().isVisible();
      })
      .toBe(true);
    for (const name of ['Annuler la publication', 'Supprimer']) {
      await button(panel, name).first().click();
      await refuseAfterUses(panel);
    }
    await panel.context().close();
  });
});
