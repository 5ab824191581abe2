import { expect, it } from 'vitest';
import { deviceOf } from './device';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'mobile'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 'mobile'],
  ['Opera/9.80 (J2ME; Opera MOBILE)', 'mobile'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150', 'desktop'],
  [null, 'desktop'],
])('%s is %s', (agent, device) => expect(deviceOf(agent)).toBe(device));
