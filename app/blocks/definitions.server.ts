/** Every block the site knows, on the server's side. The component of each: `registry.tsx`. */
import { accordion } from './accordion/definition.server';
import { callToAction } from './call-to-action/definition.server';
import { campuses } from './campuses/definition.server';
import { cards } from './cards/definition.server';
import { careers } from './careers/definition.server';
import { contact } from './contact/definition.server';
import type { BlockOf } from './definition.server';
import { downloads } from './downloads/definition.server';
import { events } from './events/definition.server';
import { frame } from './frame/definition.server';
import { gallery } from './gallery/definition.server';
import { hero } from './hero/definition.server';
import { keyFigures } from './key-figures/definition.server';
import { logos } from './logos/definition.server';
import { mediaText } from './media-text/definition.server';
import { news } from './news/definition.server';
import { notice } from './notice/definition.server';
import { offers } from './offers/definition.server';
import { people } from './people/definition.server';
import { podcasts } from './podcasts/definition.server';
import { posts } from './posts/definition.server';
import { programmes } from './programmes/definition.server';
import { quote } from './quote/definition.server';
import { richText } from './rich-text/definition.server';
import { steps } from './steps/definition.server';
import { table } from './table/definition.server';
import { testimonials } from './testimonials/definition.server';
import { timeline } from './timeline/definition.server';
import { video } from './video/definition.server';

export const definitions = [
  accordion,
  callToAction,
  campuses,
  cards,
  careers,
  contact,
  downloads,
  events,
  frame,
  gallery,
  hero,
  keyFigures,
  logos,
  mediaText,
  news,
  notice,
  offers,
  people,
  podcasts,
  posts,
  programmes,
  quote,
  richText,
  steps,
  table,
  testimonials,
  timeline,
  video,
] as const;

type Definition = (typeof definitions)[number];
/** One block of a page, ready to be shown. */
export type Block = Definition extends infer D ? BlockOf<D> : never;
