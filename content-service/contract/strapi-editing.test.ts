/** What Strapi's panel knows of two editors of one entry. */
import { describe, expect, it } from 'vitest';
import { type FormField, wholeOfForm } from '../strapi/src/editing/server/whole-of-form';

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
