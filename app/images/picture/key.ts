/**
 * Cache keys: a form of a file; each ends with the file's path. A number in them changes when the conversion does, so that
 * earlier results are not used. Pure.
 */
import { createHash } from 'node:crypto';
import type { Form, ImageRequest } from './form';

export const imageKey = ({ form, path }: ImageRequest): string => `${keyOfForm(form)} ${path}`;

function keyOfForm(form: Form): string {
  if (form.kind === 'picture') return `6 ${form.format} ${form.width}`;
  if (form.kind === 'share') return `share 4 ${form.focus.x}-${form.focus.y}`;
  return form.kind === 'icon' ? `icon 2 ${form.size} ${form.scale}` : 'svg 2';
}

/** File name of a kept result; results of one file, in any version, have the same prefix. */
export function resultName(key: string): string {
  const path = key.slice(key.lastIndexOf(' ') + 1).replace(/\?v=\w+$/, '');
  return `${resultPrefix(path)}${digest(key, 28)}`;
}

/** The beginning of the file names of a picture's results. @param path without its version */
export const resultPrefix = (path: string): string => `${digest(path, 12)}-`;

const digest = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
