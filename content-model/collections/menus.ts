/** Menus as the specification's §3 has them: `Titre` is the spelling in answers. */
import * as values from '../authored/values';
import { defineCollection } from '../collection';
import { type Component, type ComponentNote, dynamicZone } from '../dynamic-zone';
import { menuTypes } from '../enumerations';
import { type Fields, group, pick } from '../field';
import { componentId, href, line, list, locale, needed, oneOf, optional, slug, text } from '../kinds';
import type { Label } from '../notes';
import { places } from '../places';

const inOrder: Label = ['Liens', 'Dans l’ordre où ils sont montrés.'];

const link = group(
  { id: componentId, label: needed(line()), slug: optional(slug()), url: href() },
  undefined,
  {
    component: 'core.menu-link',
  },
);

const menuEntry = <Name extends string, F extends Fields>(name: Name, shown: ComponentNote, fields: F) =>
  ({
    name: `core.${name}`,
    shown,
    fields: {
      id: componentId,
      label: needed(line()),
      slug: text(values.slugField, [
        'Identifiant',
        'Minuscules et traits d’union ; campus ouvre la liste des campus.',
      ]),
      url: href(),
      ...fields,
    },
  }) as const satisfies Component;

const section = group({
  id: componentId,
  Titre: needed(line(['Titre', 'Au-dessus des liens de la colonne.'])),
  items: list(link, {}, inOrder),
});

export const menus = defineCollection(
  places.menus,
  {
    frenchNames: ['Menu', 'Menus'],
    drafts: true,
    folder: 'menus',
    sort: ['type'],
    bySlug: false,
    fields: {
      locale,
      type: oneOf(menuTypes, ['Menu', 'Où il est montré ; un seul de chaque.']),
      body: dynamicZone(
        [
          menuEntry('menu-item', { title: 'Lien', icon: 'link', description: 'Mène à une page.' }, {}),
          menuEntry(
            'menu',
            { title: 'Menu', icon: 'bulletList', description: 'S’ouvre sur une liste de liens.' },
            { items: list(link, {}, inOrder) },
          ),
          menuEntry(
            'menu-dropdown',
            {
              title: 'Menu à colonnes',
              icon: 'layout',
              description: 'S’ouvre sur plusieurs colonnes de liens.',
            },
            { menu_sections: list(section, {}, ['Colonnes', 'De gauche à droite.']) },
          ),
        ],
        ['Entrées', 'De gauche à droite.'],
      ),
    },
  },
  (fields) => ({ whole: pick(fields, 'body') }),
);
