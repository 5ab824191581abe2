import { expect, it } from 'vitest';
import { calledCollection } from './called-collection';

it.each([
  ['https://cms.example/api/events/portes-ouvertes?locale=fr', 'events'],
  ['https://cms.example/contenu/api/iet-articles', 'iet-articles'],
  ['http://api/api/events', 'events'],
  ['http://api/api/login', 'login'],
  ['https://cms.example/health', 'health'],
])('%s asks for %s', (address, collection) => expect(calledCollection(address)).toBe(collection));
