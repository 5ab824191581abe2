/** The next events. */
import { z } from 'zod';
import { slugField } from '../authored/values';
import { eventTypes } from '../enumerations';
import { kind } from '../field';
import { campus, choice, defineResolvedBlock, heading, limit } from './shared';

export const eventsBlock = defineResolvedBlock(
  'events',
  ['Agenda', 'calendar', 'Les prochains événements, repris de l’agenda.'],
  {
    ...heading,
    type: choice(
      kind(
        () => slugField,
        () => z.enum(eventTypes),
        ['Type d’événement', 'open-day, admission-test, conference…'],
      ),
    ),
    campus,
    limit: limit(3),
  },
);
