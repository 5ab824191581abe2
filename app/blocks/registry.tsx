/** The components of all blocks, by kind. The server renders them; scripts contain only those of `live-blocks.ts`. */
import type { ComponentProps, ComponentType } from 'react';
import { AccordionBlock } from './accordion/accordion';
import { AdmissionDatesBlock } from './admission-dates/admission-dates';
import type { BlockProps } from './block-props';
import { CallToActionBlock } from './call-to-action/call-to-action';
import { CampusesBlock } from './campuses/campuses';
import { CardsBlock } from './cards/cards';
import { CareersBlock } from './careers/careers';
import { ContactBlock } from './contact/contact';
import { DownloadsBlock } from './downloads/downloads';
import { EventsBlock } from './events/events';
import { FrameBlock } from './frame/frame';
import { GalleryBlock } from './gallery/gallery';
import { HeroBlock } from './hero/hero';
import { KeyFiguresBlock } from './key-figures/key-figures';
import { LogosBlock } from './logos/logos';
import { MediaTextBlock } from './media-text/media-text';
import { NewsBlock } from './news/news';
import { NoticeBlock } from './notice/notice';
import { OffersBlock } from './offers/offers';
import { PeopleBlock } from './people/people';
import { PodcastsBlock } from './podcasts/podcasts';
import { PostsBlock } from './posts/posts';
import { ProgrammesBlock } from './programmes/programmes';
import { QuoteBlock } from './quote/quote';
import { RichTextBlock } from './rich-text/rich-text';
import { StepsBlock } from './steps/steps';
import { TableBlock } from './table/table';
import { TestimonialsBlock } from './testimonials/testimonials';
import { TimelineBlock } from './timeline/timeline';
import { VideoBlock } from './video/video';
import { WorksBlock } from './works/works';

export const registry = {
  accordion: AccordionBlock,
  'call-to-action': CallToActionBlock,
  campuses: CampusesBlock,
  cards: CardsBlock,
  careers: CareersBlock,
  contact: ContactBlock,
  downloads: DownloadsBlock,
  events: EventsBlock,
  frame: FrameBlock,
  gallery: GalleryBlock,
  hero: HeroBlock,
  'key-figures': KeyFiguresBlock,
  logos: LogosBlock,
  'media-text': MediaTextBlock,
  news: NewsBlock,
  notice: NoticeBlock,
  offers: OffersBlock,
  people: PeopleBlock,
  podcasts: PodcastsBlock,
  posts: PostsBlock,
  programmes: ProgrammesBlock,
  quote: QuoteBlock,
  'rich-text': RichTextBlock,
  steps: StepsBlock,
  table: TableBlock,
  testimonials: TestimonialsBlock,
  timeline: TimelineBlock,
  video: VideoBlock,
  'admission-dates': AdmissionDatesBlock,
  works: WorksBlock,
};

/** One block of a page, ready to be shown: the components' props. */
export type Block = ComponentProps<(typeof registry)[keyof typeof registry]>['block'];

/** Each component is listed under its kind of block; the wrong kind does not compile. */
registry satisfies { [Kind in Block['kind']]: ComponentType<BlockProps<Extract<Block, { kind: Kind }>>> };
