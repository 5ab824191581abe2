/**
 * Returns the HTML of a part while the server renders a document; null in browsers, which read it from the document.
 */
import { createContext } from 'react';
import type { RenderedPart } from './part';

export const PartMarkup = createContext<((part: RenderedPart) => string) | null>(null);
