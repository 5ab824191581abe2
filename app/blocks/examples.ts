/** Every block as an editor would write it: shown on `/blocs`, read by the tests. Exhaustive: a missing example does not compile. */

import { accordionExample, topicAccordionExample } from './accordion/example';
import { callToActionExample, plainCallToActionExample } from './call-to-action/example';
import { campusesExample } from './campuses/example';
import { cardsExample, plainCardsExample } from './cards/example';
import { careersExample } from './careers/example';
import { contactExample } from './contact/example';
import type { Block } from './definitions.server';
import { downloadsExample } from './downloads/example';
import { eventsExample } from './events/example';
import { frameExample } from './frame/example';
import { galleryExample } from './gallery/example';
import { bareHeroExample, heroExample } from './hero/example';
import { keyFiguresExample } from './key-figures/example';
import { logosExample } from './logos/example';
import { mediaTextExample } from './media-text/example';
import { newsExample } from './news/example';
import { noticeExample } from './notice/example';
import { offersExample } from './offers/example';
import { peopleExample } from './people/example';
import { podcastsExample } from './podcasts/example';
import { postsExample } from './posts/example';
import { programmesExample } from './programmes/example';
import { quoteExample } from './quote/example';
import { richTextExample } from './rich-text/example';
import { stepsExample } from './steps/example';
import { tableExample } from './table/example';
import { testimonialsExample } from './testimonials/example';
import { timelineExample } from './timeline/example';
import { videoExample } from './video/example';

export const examples = {
  accordion: [accordionExample, topicAccordionExample],
  'call-to-action': [callToActionExample, plainCallToActionExample],
  campuses: [campusesExample],
  cards: [cardsExample, plainCardsExample],
  careers: [careersExample],
  contact: [contactExample],
  downloads: [downloadsExample],
  events: [eventsExample],
  frame: [frameExample],
  gallery: [galleryExample],
  hero: [heroExample, bareHeroExample],
  'key-figures': [keyFiguresExample],
  logos: [logosExample],
  'media-text': [mediaTextExample],
  news: [newsExample],
  notice: [noticeExample],
  offers: [offersExample],
  people: [peopleExample],
  podcasts: [podcastsExample],
  posts: [postsExample],
  programmes: [programmesExample],
  quote: [quoteExample],
  'rich-text': [richTextExample],
  steps: [stepsExample],
  table: [tableExample],
  testimonials: [testimonialsExample],
  timeline: [timelineExample],
  video: [videoExample],
} satisfies { [Kind in Block['kind']]: readonly object[] };
