/** Campus: the hall and its lawn, the old wing and its garden, a lesson outdoors. */
import type { Scene } from '../scene';
import { garden } from './garden';
import { lawn } from './lawn';
import { outdoors } from './outdoors';

export const campus: readonly [Scene, ...Scene[]] = [lawn, garden, outdoors];
