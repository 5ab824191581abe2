import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAccents } from '~/base/fold-accents';
import { stem } from './stem';
import { stemsOf, wordsOf } from './words';

const same = (a: string, b: string) => expect(stemsOf(a), `${a} / ${b}`).toEqual(stemsOf(b));

describe('words as they are looked up', () => {
  it('need no accents, capitals or ligatures', () => {
    same('Forêt', 'foret');
    same('ŒUVRE', 'oeuvre');
    same('re\u0301union', 'Réunion');
  });

  it('are the same after an elision and without one', () => {
    same('l’eau', 'eau');
    same("l'eau", 'eau');
    same('d’environnement', 'environnement');
    same('qu’est-ce que la VAE', 'vae');
  });

  it('are the same in the plural and the feminine', () => {
    same('eaux', 'eau');
    same('déchets', 'dechet');
    same('territoires régionaux', 'territoire régional');
    same('techniciennes', 'technicien');
    same('conseillères', 'conseillère');
    same('animatrice', 'animateur');
    same('éoliennes', 'éolien');
    same('métiers', 'metier');
  });

  it('keep acronyms and numbers as they are', () => {
    expect(stemsOf('BTS GPN ISO 14001')).toEqual(['bts', 'gpn', 'iso', '14001']);
    expect(stemsOf('RNCP38321')).toEqual(['rncp38321']);
  });

  it.each([
    ['G.P.N.', 'gpn'],
    ['J.P.O.', 'jpo'],
    ['j.p.o', 'jpo'],
    ['B.T.S. G.P.N.', 'bts gpn'],
    ['G. P. N.', 'gpn'],
    ['un B.T.S.A.', 'btsa'],
    ['B T S A', 'btsa'],
    ['un c v e c gratuit', 'cvec gratuit'],
    ['É.N.S.', 'ens'],
    ['V.A.E., C.P.F.', 'vae cpf'],
  ])('are one however an acronym is dotted: %s', same);

  it.each(['M. Durand', 'la rivière. L’eau', 'fin.Eau', 'www.onisep.fr', 'c.-à-d. demain'])(
    'are not acronyms at the end of a sentence, in a title, in an address: %s',
    (text) => same(text, text.replaceAll('.', ' ')),
  );

  it('are absent if each letter is a word', () => {
    same('y a t il un internat', 'internat');
    same('y a d l eau', 'eau');
  });

  it.each([
    ['1re année', 'première année'],
    ['1ère année', 'première année'],
    ['1ʳᵉ année', 'première année'],
    ['1er semestre', 'premier semestre'],
    ['2e année', 'deuxième année'],
    ['2ème année', 'deuxième année'],
    ['3ieme année', 'troisième année'],
    ['2nde', 'seconde'],
  ])('are one in figures and in letters: %s', same);

  it('are not counted where figures mean something else', () => {
    expect(stemsOf('3D 2h 14001 20e 1')).toEqual(['3d', '2h', '14001', '20e', '1']);
  });

  it.each(['lʼeau', 'lʹeau', 'l´eau', 'l＇eau', 'l′eau', 'l`eau', 'l‘eau'])(
    'are the same after an elision with any apostrophe: %s',
    (text) => same(text, 'l’eau'),
  );

  it('write a level in one way', () => {
    for (const text of ['bac+3', 'Bac +3', 'bac plus 3', 'bac 3', 'BAC+ 3']) same(text, 'bac+3');
    expect(stemsOf('bac pro')).toEqual(['bac', 'pro']);
    expect(stemsOf('bac 2027')).toEqual(['bac', '2027']);
    same('niveau 6', 'Niveau 6');
  });

  it('leave out words without meaning', () => {
    expect(stemsOf('Comment est-ce que je peux aller à un campus ?')).toEqual(stemsOf('peux aller campus'));
    expect(stemsOf('?? !! …')).toEqual([]);
  });

  it.each([
    ['du maïs', 'du', ['maïs']],
    ['un lieu sûr', 'sur un lieu', ['lieu', 'sûr']],
    ['le montant dû', 'le montant du', ['montant', 'dû']],
    ['un stage d’été', 'un stage', ['stag', 'ete']],
    ['SÛR ET DÛ', 'sur et du', ['sûr', 'dû']],
    ['su\u0302r', 'sur', ['sûr']],
  ])('are another where the accent decides: %s is not %s', (text, other, expected) => {
    expect(stemsOf(text)).toEqual(expected);
    expect(stemsOf(other)).not.toEqual(expected);
  });

  it.each([
    ['où est l’école', 'ecole'],
    ['OÙ', ''],
    ['à côté', 'cote'],
    ['même après', 'meme apres'],
    ['être, était, êtes', ''],
    ['très', 'tres'],
    ['ça', 'ca'],
  ])('are absent with and without an accent where it does not: %s', same);

  it('need no accent to be found otherwise', () => {
    same('ete', 'été');
    same('cote', 'côté');
    same('marche', 'marché');
  });

  it('have their positions', () => {
    const text = 'La maîtrise de l’eau';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['maîtrise', 'eau']);
  });

  it('are at their places in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end, stem } of wordsOf(text)) {
          expect(text.slice(start, end)).not.toBe('');
          expect(stem).not.toBe('');
        }
      }),
    );
  });

  it('have one stem after repeated stemming', () => {
    expect(stem(foldAccents('Œnologue'))).toBe('oenologu');
  });
});
