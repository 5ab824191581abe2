/** The settings that facts are made of, as a content service sends them. */
import { z } from 'zod';
import { readObject } from '../../content-model/field';
import { factsView } from '../../content-model/singles';

export const factSettings = readObject(factsView, { richText: z.never(), picture: z.never() });
