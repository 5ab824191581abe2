/** Kinds of events the agenda can be filtered by (specification §9). */
export { type EventType, eventTypes } from '../../../content-model/enumerations';
