/** The next events. */
import { eventTypes } from '../enumerations';
import { oneOf } from '../kinds';
import { campus, heading, limit, optionalCriterion } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const eventsBlock = defineResolvedBlock(
  'events',
  ['Agenda', 'calendar', 'Les prochains événements, repris de l’agenda.'],
  {
    ...heading,
    type: optionalCriterion(oneOf(eventTypes, ['Type d’événement', 'Vide : tous.'])),
    campus,
    limit: limit(3),
  },
);
