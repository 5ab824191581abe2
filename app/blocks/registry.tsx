/** Kind of block -> component: the one list of blocks. */
import type { ComponentProps, ComponentType } from 'react';
import { Accordion } from './accordion/accordion';
import type { BlockProps } from './block-props';
import { CallToAction } from './call-to-action/call-to-action';
import { CampusesBlock } from './campuses/campuses';
import { Cards } from './cards/cards';
import { CareersBlock } from './careers/careers';
import { ContactBlock } from './contact/contact';
import { Downloads } from './downloads/downloads';
import { EventsBlock } from './events/events';
import { Frame } from './frame/frame';
import { Gallery } from './gallery/gallery';
import { Hero } from './hero/hero';
import { KeyFigures } from './key-figures/key-figures';
import { LogosBlock } from './logos/logos';
import { MediaText } from './media-text/media-text';
import { NewsBlock } from './news/news';
import { Notice } from './notice/notice';
import { OffersBlock } from './offers/offers';
import { PeopleBlock } from './people/people';
import { PodcastsBlock } from './podcasts/podcasts';
import { PostsBlock } from './posts/posts';
import { ProgrammesBlock } from './programmes/programmes';
import { QuoteBlock } from './quote/quote';
import { RichTextBlock } from './rich-text/rich-text';
import { StepsBlock } from './steps/steps';
import { Table } from './table/table';
import { TestimonialsBlock } from './testimonials/testimonials';
import { TimelineBlock } from './timeline/timeline';
import { Video } from './video/video';

export const registry = {
  accordion: Accordion,
  'call-to-action': CallToAction,
  campuses: CampusesBlock,
  cards: Cards,
  careers: CareersBlock,
  contact: ContactBlock,
  downloads: Downloads,
  events: EventsBlock,
  frame: Frame,
  gallery: Gallery,
  hero: Hero,
  'key-figures': KeyFigures,
  logos: LogosBlock,
  'media-text': MediaText,
  news: NewsBlock,
  notice: Notice,
  offers: OffersBlock,
  people: PeopleBlock,
  podcasts: PodcastsBlock,
  posts: PostsBlock,
  programmes: ProgrammesBlock,
  quote: QuoteBlock,
  'rich-text': RichTextBlock,
  steps: StepsBlock,
  table: Table,
  testimonials: TestimonialsBlock,
  timeline: TimelineBlock,
  video: Video,
};

/** One block of a page, ready to be shown: what the components take. */
export type Block = ComponentProps<(typeof registry)[keyof typeof registry]>['block'];

/** Each component stands under the kind of block it shows; one under another name does not compile. */
registry satisfies { [Kind in Block['kind']]: ComponentType<BlockProps<Extract<Block, { kind: Kind }>>> };

interface BlocksProps {
  blocks: readonly Block[];
  /** False where the page has its own `<h1>` above: no block opens it then. */
  opening?: boolean;
}

/** The blocks of a page, in order. */
export function Blocks({ blocks, opening = true }: BlocksProps) {
  return blocks.map((block, index) => {
    // The registry's type ties each kind to its component; JSX cannot follow that correlation.
    const Component = registry[block.kind] as ComponentType<BlockProps<Block>>;
    return <Component key={block.id} block={block} first={opening && index === 0} />;
  });
}
