/** Two editors of one entry: neither loses any text (docs/architecture.md, 'What editors cannot lose'). */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, entriesWithSlug, type PanelApi, panelApi, publishedCopy, writtenId } from './panel-api';
import { button, closePanels, fieldOf, openEntry, save, signInToPanel } from './panel-browser';

const programmes = 'api::programme.programme';
const pages = 'api::article.article';
const slug = 'essai-a-deux';

let writer: PanelApi;
let reviewer: PanelApi;

/** What lay in the bin before. */
let others: Set<number>;

async function itemsInBin(): Promise<number[]> {
  const { body } = await reviewer('GET', '/bin/items');
  return (body as { data: { id: number }[] }).data.map(({ id }) => id);
}

async function removeTraces(): Promise<void> {
  for (const uid of [programmes, pages])
    for (const id of await entriesWithSlug(reviewer, uid, slug))
      await reviewer('DELETE', `${entriesOf(uid)}/${id}`);
  for (const id of await itemsInBin()) if (!others.has(id)) await reviewer('DELETE', `/bin/items/${id}`);
}

beforeAll(async () => {
  writer = await panelApi('redaction');
  reviewer = await panelApi('relecture');
  others = new Set(await itemsInBin());
  await removeTraces();
});
afterAll(async () => {
  await closePanels();
  await removeTraces();
});

interface Version {
  id: number;
  author: string;
  why: string | null;
}
const query = (uid: string) => (uid === pages ? '?locale=fr' : '');
async function drafts(uid: string, id: string): Promise<Version[]> {
  const { body } = await reviewer('GET', `/versions/${uid}/${id}${query(uid)}`);
  return (body as { data: { versions: Version[] } }).data.versions.filter(({ why }) => why !== null);
}
const write = async (api: PanelApi, uid: string, id: string, fields: object) =>
  writtenId(await api('PUT', `${entriesOf(uid)}/${id}`, fields));
const draft = async (uid: string, id: string) =>
  ((await reviewer('GET', `${entriesOf(uid)}/${id}`)).body as { data: Record<string, unknown> }).data;
const wordsOf = async (uid: string, id: string, version: number, field: string) =>
  (
    (await reviewer('GET', `/versions/${uid}/${id}/${version}${query(uid)}`)).body as {
      data: { field: string; before: string }[];
    }
  ).data.find((difference) => difference.field === field)?.before;
async function copy(): Promise<string> {
  await removeTraces();
  return publishedCopy(reviewer, programmes, 'bts-gpn', { slug, title: 'Titre d’avant' });
}
/** A value without the numbers of its parts. */
const without = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner) => (name === 'id' ? undefined : inner)));

describe('the server', () => {
  it('keeps the draft that another account saves over or discards, once', async () => {
    const id = await copy();
    await write(writer, programmes, id, { title: 'Titre de la rédaction' });
    await write(writer, programmes, id, { title: 'Titre de la rédaction, repris' });
    // What was published is a version already.
    expect(await drafts(programmes, id)).toEqual([]);
    await write(reviewer, programmes, id, { title: 'Titre de la relecture' });
    await write(reviewer, programmes, id, { title: 'Titre de la relecture, repris' });
    const [kept, ...others] = await drafts(programmes, id);
    expect([kept, others]).toMatchObject([{ author: 'Rédaction', why: 'overwritten' }, []]);
    expect(await wordsOf(programmes, id, kept?.id ?? 0, 'title')).toBe('Titre de la rédaction, repris');
    await write(writer, programmes, id, { title: 'Titre abandonné' });
    await reviewer('POST', `${entriesOf(programmes)}/${id}/actions/discard`, {});
    const [discarded] = await drafts(programmes, id);
    expect(await wordsOf(programmes, id, discarded?.id ?? 0, 'title')).toBe('Titre abandonné');
  });

  it('keeps the first of two saves at once', async () => {
    const id = await copy();
    await write(writer, programmes, id, { title: 'Avant les deux' });
    await Promise.all([
      write(writer, programmes, id, { title: 'Le premier des deux' }),
      write(reviewer, programmes, id, { title: 'Le second des deux' }),
    ]);
    const last = (await draft(programmes, id)).title;
    await write(last === 'Le second des deux' ? writer : reviewer, programmes, id, {
      title: 'Après les deux',
    });
    const kept = await drafts(programmes, id);
    const titles = await Promise.all(kept.map((version) => wordsOf(programmes, id, version.id, 'title')));
    expect(titles).toContain(last);
    if (last === 'Le second des deux') expect(titles).toContain('Le premier des deux');
    else expect(titles).toContain('Le second des deux');
  });

  it('saves a form whose blocks somebody else has removed, and their parts', async () => {
    await removeTraces();
    const id = await publishedCopy(reviewer, pages, 'nos-engagements', { slug });
    const { blocks } = (await draft(pages, id)) as { blocks: object[] };
    await write(reviewer, pages, id, { blocks: blocks.slice(1) });
    await write(writer, pages, id, { blocks });
    const saved = (await draft(pages, id)) as { blocks: object[] };
    expect(saved.blocks.map(without)).toEqual(blocks.map(without));
    await removeTraces();
  });

  it('says what was saved since a form was opened, to those who may read the entry', async () => {
    const id = await copy();
    const address = `/editing/${programmes}/${id}`;
    const seen = (await draft(programmes, id)).updatedAt;
    const look = async (api: PanelApi) =>
      ((await api('POST', address, { seen })).body as { data: object }).data;
    expect(await look(reviewer)).toEqual({ later: null });
    await write(writer, programmes, id, { title: 'Enregistré entre-temps' });
    expect(await look(reviewer)).toMatchObject({ later: { author: 'Rédaction', isOwn: false } });
    expect(await look(writer)).toMatchObject({ later: { isOwn: true } });
    const complaint = await writer('POST', '/editing/api::complaint.complaint/x', { seen });
    expect(complaint.status).toBe(403);
  });
});

describe('in the panel, two editors', () => {
  let first: Page;
  let second: Page;
  beforeAll(async () => {
    first = await signInToPanel('relecture');
    second = await signInToPanel('redaction');
  });
  const question = () =>
    second.getByRole('dialog').filter({ hasText: /Relecture a enregistré cette entrée/ });
  const bothOpen = async (uid: string, id: string) => {
    await openEntry(first, uid, id);
    await openEntry(second, uid, id);
  };

  /** Resolves when Strapi has it. */
  const saveTitle = async (page: Page, id: string, title: string) => {
    await fieldOf(page, 'title').fill(title);
    await save(page);
    await expect.poll(async () => (await draft(programmes, id)).title).toBe(title);
  };

  it('do not overwrite each other: the second is asked, sees both, and keeps what he typed', async () => {
    const id = await copy();
    await bothOpen(programmes, id);
    await saveTitle(first, id, 'Titre de la relecture');
    await fieldOf(second, 'title').fill('Titre de la rédaction');
    await button(second, 'Enregistrer').click();
    await question().getByText('Relecture\u00a0: Titre de la relecture').waitFor();
    await question().getByText('Vous\u00a0: Titre de la rédaction').waitFor();
    await button(second, 'Annuler').click();
    await question().waitFor({ state: 'hidden' });
    expect(await fieldOf(second, 'title').inputValue()).toBe('Titre de la rédaction');
    expect((await draft(programmes, id)).title).toBe('Titre de la relecture');

    await button(second, 'Enregistrer').click();
    await button(second, 'Garder la mienne').click();
    await expect.poll(async () => (await draft(programmes, id)).title).toBe('Titre de la rédaction');
    const [kept] = await drafts(programmes, id);
    expect(kept).toMatchObject({ author: 'Relecture', why: 'overwritten' });
    expect(await wordsOf(programmes, id, kept?.id ?? 0, 'title')).toBe('Titre de la relecture');
    // Nobody has saved since.
    await saveTitle(second, id, 'Titre de la rédaction, repris');
  });

  it('may take the other’s version, by keyboard too: what was typed is among the versions', async () => {
    const [id = ''] = await entriesWithSlug(reviewer, programmes, slug);
    await bothOpen(programmes, id);
    await saveTitle(first, id, 'Encore un titre de la relecture');
    await fieldOf(second, 'title').fill('Un titre tapé');
    await fieldOf(second, 'title').press('Control+Enter');
    await question().getByText('Vous\u00a0: Un titre tapé').waitFor();
    await button(second, 'Prendre l’autre version').click();
    await expect.poll(() => fieldOf(second, 'title').inputValue()).toBe('Encore un titre de la relecture');
    const aside = second.getByRole('listitem').filter({ hasText: 'Saisie non enregistrée, mise de côté' });
    await aside.getByRole('button', { name: 'Voir ce qui a changé' }).click();
    await aside.getByText(/Alors\s: Un titre tapé/).waitFor();
    await aside.getByRole('button', { name: 'Remettre comme brouillon' }).click();
    await expect.poll(() => fieldOf(second, 'title').inputValue()).toBe('Un titre tapé');
  });

  it('are asked before a publication, too', async () => {
    const [id = ''] = await entriesWithSlug(reviewer, programmes, slug);
    await bothOpen(programmes, id);
    await saveTitle(second, id, 'Titre enregistré par la rédaction');
    await fieldOf(first, 'title').fill('Titre à publier');
    await button(first, 'Publier').click();
    const asked = first.getByRole('dialog').filter({ hasText: /Rédaction a enregistré cette entrée/ });
    await asked.getByText('Rédaction\u00a0: Titre enregistré par la rédaction').waitFor();
    await asked.getByRole('button', { name: 'Garder la mienne' }).click();
    await first.getByText('Publié', { exact: true }).first().waitFor();
    await expect.poll(async () => (await draft(programmes, id)).title).toBe('Titre à publier');
    expect((await draft(programmes, id)).status).toBe('published');
  });

  it('save a form whose blocks the other has removed', async () => {
    const id = await publishedCopy(reviewer, pages, 'nos-engagements', { slug });
    await openEntry(second, pages, id);
    const { blocks } = (await draft(pages, id)) as { blocks: object[] };
    await write(reviewer, pages, id, { blocks: blocks.slice(1) });
    await fieldOf(second, 'title').fill('Titre et tous les blocs');
    await button(second, 'Enregistrer').click();
    await question().getByRole('button', { name: 'Garder la mienne' }).click();
    await expect
      .poll(async () => {
        const { title, blocks: saved } = (await draft(pages, id)) as { title: string; blocks: object[] };
        return [title, saved.length];
      })
      .toEqual(['Titre et tous les blocs', blocks.length]);
  });

  it('learn that the other has deleted the entry, and keep the form', async () => {
    const [id = ''] = await entriesWithSlug(reviewer, programmes, slug);
    await openEntry(second, programmes, id);
    await reviewer('DELETE', `${entriesOf(programmes)}/${id}`);
    await fieldOf(second, 'title').fill('Titre sans entrée');
    await button(second, 'Enregistrer').click();
    await second.getByText(/Relecture a supprimé cette entrée/).waitFor();
    expect(await fieldOf(second, 'title').inputValue()).toBe('Titre sans entrée');
    await second.context().close();
    await first.context().close();
  });
});
