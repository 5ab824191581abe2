/** The buttons of a block. */
import { z } from 'zod';
import { actionNames } from '../enumerations';
import { authoredObject, kind, labelsOf, readObject } from '../field';
import { href, line, list, needed, oneOf, withDefault } from '../kinds';
import { fieldNotes } from '../notes';

const toAddress = {
  label: needed(line()),
  href: needed(href(['Lien', 'Chemin du site ou adresse complète ; vide si une action est choisie.'])),
};
const toAdmissions = {
  label: needed(line()),
  action: needed(
    oneOf(actionNames, [
      'Action',
      'Ouvre la demande de brochure, de contact ou de candidature, au lieu d’un lien.',
    ]),
  ),
};

/**
 * A button or link: to an address, or opening one of the three admissions actions. An author writes one of the two, and
 * the panel has their fields in this order, the link first. An entry of the panel may have both: then the action counts,
 * which is why it is read first.
 */
const action = kind(
  (by) =>
    z.union([authoredObject(toAddress, by), authoredObject(toAdmissions, by)]).register(fieldNotes, {
      component: 'shared.action',
      title: 'Bouton',
      labels: labelsOf({ ...toAddress, ...toAdmissions }),
    }),
  (by) => z.union([readObject(toAdmissions, by), readObject(toAddress, by)]),
);

/** Links with an unsafe target are left out. */
export const actions = ({ min, max }: { min?: number; max: number }) => {
  const buttons = list(action, { ...(min ? { min } : {}), max }, [
    'Boutons',
    'Un lien, ou une action : brochure, contact, candidature.',
  ]);
  return min ? buttons : withDefault(buttons, []);
};
