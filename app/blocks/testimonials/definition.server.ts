import { z } from 'zod';
import { optionalMedia, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries } from '../entries.server';

const testimonial = z.object({ quote: text, name: text, role: text, portrait: optionalMedia });

/** What people say of the school. */
export const testimonialsDefinition = defineBlock(
  'testimonials',
  z.object({ ...blockHeading, items: entries(testimonial) }),
);
export type TestimonialsBlockData = BlockOf<typeof testimonialsDefinition>;
