/** Mountain: snow over larches, ranges above a sea of clouds, a valley with its chalets. */
import type { Scene } from '../scene';
import { aboveTheClouds } from './above-the-clouds';
import { lakeAndLarches } from './lake-and-larches';
import { valley } from './valley';

export const mountain: readonly [Scene, ...Scene[]] = [lakeAndLarches, aboveTheClouds, valley];
