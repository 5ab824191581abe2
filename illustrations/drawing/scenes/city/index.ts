/** City: roofs with gardens, a tramway among trees, a quay below a bridge. */
import type { Scene } from '../scene';
import { quay } from './quay';
import { rooftops } from './rooftops';
import { tramway } from './tramway';

export const city: readonly [Scene, ...Scene[]] = [rooftops, tramway, quay];
