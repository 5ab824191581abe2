/** Gives the HTML of a part while the server renders a document; null in browsers, which find it in theirs. */
import { createContext } from 'react';
import type { RenderedPart } from './part';

export const PartMarkup = createContext<((part: RenderedPart) => string) | null>(null);
