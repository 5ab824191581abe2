/** Rich text is Markdown for editors and HTML in every answer: only this file converts it. */
import type { Core } from '@strapi/strapi';
import { htmlOfMarkdown } from '../contract/markdown';
import { changeAnswers } from '../untyped-strapi';

export const answerRichTextAsHtml = (strapi: Core.Strapi): void =>
  changeAnswers(strapi, ({ key, value, attribute }, { set }) => {
    if (attribute?.type === 'richtext' && typeof value === 'string') set(key, htmlOfMarkdown(value));
  });
