/** What Strapi's panel knows of two editors of one entry. */
import { describe, expect, it } from 'vitest';
import { mostForms, openForms, silence } from '../strapi/src/editing/open-forms';
import { type FormField, wholeOfForm } from '../strapi/src/editing/whole-of-form';

describe('open forms', () => {
  const entry = 'api::campus.campus lyon fr';
  const camille = { form: 'a', account: 1, name: 'Camille', entry };
  const dominique = { form: 'b', account: 2, name: 'Dominique', entry };

  it('name the other accounts that have the entry open, once', () => {
    const open = openForms();
    for (const form of [camille, { ...camille, form: 'c' }, dominique]) open.hold(form, 0);
    open.hold({ ...dominique, form: 'd', entry: 'api::campus.campus lyon en' }, 0);
    expect(open.others(entry, 2, 0)).toEqual(['Camille']);
    expect(open.others(entry, 1, 0)).toEqual(['Dominique']);
  });

  it('are forgotten when they are closed, or fall silent', () => {
    const open = openForms();
    open.hold(camille, 0);
    open.hold(dominique, 0);
    open.leave({ form: 'a', account: 2 });
    expect(open.others(entry, 2, 1)).toEqual(['Camille']);
    open.leave(camille);
    expect(open.others(entry, 2, 1)).toEqual([]);
    expect(open.others(entry, 1, silence - 1)).toEqual(['Dominique']);
    expect(open.others(entry, 1, silence)).toEqual([]);
  });

  it('are a thousand at most: the one that was silent longest goes', () => {
    const open = openForms();
    open.hold(camille, 0);
    for (let number = 0; number < mostForms; number += 1)
      open.hold({ ...dominique, form: `form${number}`, entry: 'another' }, 1);
    expect(open.others(entry, 2, 1)).toEqual([]);
    open.hold(camille, 1);
    expect(open.others(entry, 2, 1)).toEqual(['Camille']);
  });
});

describe('the entry that a form would make', () => {
  const fields: FormField[] = [
    { name: 'title', leadsTo: 'no entry' },
    { name: 'summary', leadsTo: 'no entry' },
    { name: 'campus', leadsTo: 'one' },
    { name: 'careers', leadsTo: 'many' },
  ];
  const lyon = { documentId: 'lyon', title: 'Lyon' };
  const [guide, ranger] = ['guide', 'ranger'].map((documentId) => ({ documentId, title: documentId }));
  const present = { title: 'Avant', summary: 'Résumé', campus: [lyon], careers: [guide, ranger] };
  const made = (values: Record<string, unknown>) => wholeOfForm(fields, present, values, values);

  it('has what was typed, and otherwise the stored values', () => {
    expect(made({ title: null })).toEqual({ ...present, title: null });
  });

  it('has the links of the present entry, with those that the form adds and without those that it removes', () => {
    const connect = [{ documentId: 'pilot', label: 'Pilote' }, { apiData: { documentId: 'guide' } }];
    const disconnect = [{ apiData: { documentId: 'ranger' } }];
    expect(made({ careers: { connect, disconnect } }).careers).toEqual([
      guide,
      { documentId: 'pilot', title: 'Pilote' },
    ]);
    expect(made({ careers: { connect: [], disconnect: [] } }).careers).toEqual(present.careers);
  });

  it('leads to one entry where the field does', () => {
    const nantes = { documentId: 'nantes', title: 'Nantes' };
    expect(made({ campus: { connect: [{ documentId: 'nantes', label: 'Nantes' }] } }).campus).toEqual([
      nantes,
    ]);
    expect(made({ campus: { connect: [], disconnect: [{ documentId: 'lyon' }] } }).campus).toEqual([]);
  });
});
