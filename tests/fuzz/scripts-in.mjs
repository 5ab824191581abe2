/**
 * Whether a document would run scripts from content. Text is escaped wherever it is shown: only tags are checked, not
 * words.
 */
import { mark } from './mutate-json.mjs';

const tag = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const leads = /^(?:href|src|action|formaction|data|srcdoc|xlink:href|poster|background|ping)$/i;
const runs = /^(?:javascript|vbscript|data:(?:text|image\/svg|application))/i;

/** @param {string} html @returns {string[]} scripts that would run, empty for a good document */
export function scriptsIn(html) {
  const found = [];
  if (
    new RegExp(`<script[^>]*>[\\s/*]*(?:alert\\(|[^<]{0,40}\\balert\\(${mark})`, 'i').test(withoutData(html))
  )
    found.push('a script of the content');
  for (const [whole, name, rest] of html
    .replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1')
    .matchAll(tag)) {
    if (/^(?:iframe|object|embed|base|xmp|plaintext|math)$/i.test(name) && rest.includes(mark))
      found.push(whole.slice(0, 120));
    for (const [, field, double, single, bare] of rest.matchAll(attribute)) {
      const value = decoded(double ?? single ?? bare ?? '');
      if (/^on/i.test(field) && value.includes(mark)) found.push(whole.slice(0, 120));
      if (leads.test(field) && runs.test(value.replace(/[\p{Cc} ]/gu, ''))) found.push(whole.slice(0, 120));
    }
  }
  return found;
}

/** Data for scripts is JSON, with `<` written as \u003c: a word in it is not a script. @param {string} html */
const withoutData = (html) =>
  html.replace(/<script type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>/gi, '');

/** @param {string} text */
function decoded(text) {
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/&#(\d+);?/g, (_, number) => String.fromCodePoint(Math.min(Number(number), 0x10ffff)))
    .replace(/&(?:Tab|NewLine);/gi, '')
    .replace(/&colon;/gi, ':')
    .replace(/&amp;/gi, '&');
}
