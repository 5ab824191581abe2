/**
 * Under the site's own server a document is put together from bytes, those of its parts among them
 * (`server/render/page-assembly.ts`): React then writes a placeholder for what stands inside a part. Null elsewhere.
 */
import { createContext } from 'react';
import type { RenderedPart } from './part';

export const PartMarkup = createContext<((part: RenderedPart) => string | undefined) | null>(null);
