/**
 * Cache keys of a file's conversions; each ends with the file's path. Their numbers change with the conversion. Pure.
 */
import { createHash } from 'node:crypto';
import type { ImageRequest } from './request.server';

export function imageCacheKey({ format, width, path }: ImageRequest): string {
  return `6 ${format} ${width} ${path}`;
}

export const drawingKey = (path: string): string => `svg 1 ${path}`;

/** @param facts all that the card shows beside its illustration */
export function shareKey(facts: readonly unknown[], path: string | null): string {
  return `share 3 ${digest(JSON.stringify(facts), 20)} ${path ?? ''}`;
}

/** @param facts all that the icon shows beside the school's own picture */
export function iconKey(facts: readonly unknown[], path: string | null): string {
  return `icon 1 ${digest(JSON.stringify(facts), 20)} ${path ?? ''}`;
}

/** Name of a kept result; results of one file, in any version, have the same prefix. */
export function keptName(key: string): string {
  const path = key.slice(key.lastIndexOf(' ') + 1).replace(/\?v=\w+$/, '');
  return `${keptPrefix(path)}${digest(key, 28)}`;
}

/** The prefix of a file's results. @param path without its version */
export const keptPrefix = (path: string): string => `${digest(path, 12)}-`;

const digest = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
