/**
 * What the site takes away from the rich texts of an entry, as editors write them: HTML and links in Markdown, and
 * pictures that it cannot show. Pictures of other sites are reported by `npm run content check` and `npm run content
 * doctor`, since only the site knows its origins. Pure.
 */

import { richTextFieldNames } from '../../values/rich-text-field-names';
import { pictureKind } from '../picture-limits';
import { takenOfElement } from '../rich-text-elements';
import { unshownPicture } from '../unshown-picture';
import type { FieldFinding, Finding } from './finding';

/** @param taken `<iframe>`, `<p style>`, of whatever it is about */
export function takenFinding(subject: string, taken: readonly string[]): Finding {
  return {
    subject,
    rule: 'text.taken',
    severity: 'advice',
    message: `Le site retire du texte\u00a0: ${[...new Set(taken)].join(', ')}.`,
    basis: 'Ce que le site peut afficher',
  };
}

export function textDuties(subject: string, entry: object): FieldFinding[] {
  return textsIn(entry, []).flatMap(([path, markdown]) => {
    const text = markdown.slice(0, maxLength).replaceAll(code, '');
    const taken = takenFromMarkdown(text);
    const findings = [
      ...(taken.length > 0 ? [takenFinding(subject, taken)] : []),
      ...unshownPicturesIn(text).map((message) => unshownFinding(subject, message)),
    ];
    return findings.map((finding) => ({ ...finding, field: path.join('.') }));
  });
}

const unshownFinding = (subject: string, message: string): Finding => ({
  subject,
  rule: 'picture.kind',
  severity: 'loss',
  message,
  basis: '',
});

function textsIn(value: unknown, path: string[]): [path: string[], text: string][] {
  if (typeof value === 'string') return richTextFieldNames.has(path.at(-1) ?? '') ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** Characters that are looked through; a longer text is left out whole, and reported by the doctor. */
const maxLength = 200_000;
/** Stands as it was written. */
const code = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const element = /<([a-z][a-z0-9-]*)((?:\s+[a-z:-]+(?:="[^"<>]*"|='[^'<>]*'|=[^\s"'<>]+)?){0,20})\s*\/?>/gi;
const attribute = /([a-z:-]+)(?:="([^"]*)"|='([^']*)'|=([^\s"']+))?/gi;
const link = /(?<!!)\[[^\][\n]{0,500}\]\(\s*<?((?:[^\s<>()]|\([^\s()]{0,200}\)){1,2048})>?[^()\n]{0,200}\)/g;

/** From the media library, by its address. */
const picture =
  /!\[[^\][\n]{0,500}\]\(\s*<?((?:https?:\/\/[^\s/<>()]{1,200})?\/uploads\/[^\s<>()?#]{1,500})/g;

const unshownPicturesIn = (text: string): string[] =>
  [...text.matchAll(picture)]
    .filter(([, address = '']) => pictureKind(address) === null)
    .map(([, address = '']) => unshownPicture(address.replace(/^.*\//, ''), 'kind'));

function takenFromMarkdown(text: string): string[] {
  const elements = [...text.matchAll(element)].flatMap(([, name = '', attributes = '']) =>
    takenOfElement(name.toLowerCase(), attributesIn(attributes)),
  );
  const links = [...text.matchAll(link)].flatMap(([, href = '']) => takenOfElement('a', { href }));
  return [...elements, ...links];
}

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
