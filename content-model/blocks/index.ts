/** Every block an editor can stack on a page, in the order of the panel. */
import { accordionBlock } from './accordion';
import { admissionDatesBlock } from './admission-dates';
import { callToActionBlock } from './call-to-action';
import { campusesBlock } from './campuses';
import { cardsBlock } from './cards';
import { careersBlock } from './careers';
import { contactBlock } from './contact';
import { downloadsBlock } from './downloads';
import { eventsBlock } from './events';
import { frameBlock } from './frame';
import { galleryBlock } from './gallery';
import { heroBlock } from './hero';
import { keyFiguresBlock } from './key-figures';
import { logosBlock } from './logos';
import { mediaTextBlock } from './media-text';
import { newsBlock } from './news';
import { noticeBlock } from './notice';
import { offersBlock } from './offers';
import { peopleBlock } from './people';
import { podcastsBlock } from './podcasts';
import { postsBlock } from './posts';
import { programmesBlock } from './programmes';
import { quoteBlock } from './quote';
import { richTextBlock } from './rich-text';
import { stepsBlock } from './steps';
import { tableBlock } from './table';
import { testimonialsBlock } from './testimonials';
import { timelineBlock } from './timeline';
import { videoBlock } from './video';
import { worksBlock } from './works';

export const blocks = [
  heroBlock,
  richTextBlock,
  mediaTextBlock,
  cardsBlock,
  keyFiguresBlock,
  accordionBlock,
  callToActionBlock,
  testimonialsBlock,
  galleryBlock,
  videoBlock,
  frameBlock,
  downloadsBlock,
  logosBlock,
  timelineBlock,
  stepsBlock,
  quoteBlock,
  tableBlock,
  noticeBlock,
  eventsBlock,
  newsBlock,
  postsBlock,
  programmesBlock,
  campusesBlock,
  offersBlock,
  peopleBlock,
  careersBlock,
  podcastsBlock,
  contactBlock,
  admissionDatesBlock,
  worksBlock,
] as const;
