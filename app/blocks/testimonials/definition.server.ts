import { z } from 'zod';
import { optionalMedia, text } from '~/content/fields.server';
import { type BlockOf, blockHeading, defineBlock } from '../definition.server';
import { entries, part } from '../entries.server';

const testimonial = z.object({
  quote: part(text),
  name: part(text),
  role: part(text),
  portrait: optionalMedia,
});

/** What people say of the school. */
export const testimonialsDefinition = defineBlock(
  'testimonials',
  z.object({ ...blockHeading, items: entries(testimonial, ['quote']) }),
  ['items'],
);
export type TestimonialsBlockData = BlockOf<typeof testimonialsDefinition>;
