/** Rich text is Markdown for editors and HTML in every answer: only this file converts it. */
import type { Core } from '@strapi/strapi';
import { traverseEntity } from '@strapi/utils';
import { htmlOfMarkdown } from '../contract/markdown';

interface VisitedValue {
  key: string;
  value: unknown;
  attribute?: { type: string };
}
interface Remote {
  set(key: string, value: unknown): void;
}
/** Strapi's types know it curried only. */
type Traverse = (
  visit: (visited: VisitedValue, remote: Remote) => void,
  options: object,
  data: unknown,
) => Promise<never>;

export function answerRichTextAsHtml(strapi: Core.Strapi): void {
  const getModel = (uid: string) => strapi.getModel(uid as never);
  const asHtml = (schema: unknown) => (data: unknown) =>
    (traverseEntity as unknown as Traverse)(toHtmlWhereRich, { schema: schema as object, getModel }, data);
  strapi.sanitizers.add('content-api.output', asHtml as never);
}

function toHtmlWhereRich({ key, value, attribute }: VisitedValue, { set }: Remote): void {
  if (attribute?.type === 'richtext' && typeof value === 'string') set(key, htmlOfMarkdown(value));
}
