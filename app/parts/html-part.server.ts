/** A rendered part with its HTML. */
import { digest } from '~/base/digest.server';
import type { WholePart } from './part';

/** Characters of a version, 48 bits: short, because a page names the versions of its ten parts. */
const versionLength = 8;
/** More than the object itself, its id and its version need. */
const objectBytes = 200;
/** A character of a string has one byte, or two if any character of it is outside Latin-1, as `’` is. */
const bytesPerCharacter = 2;

export class HtmlPart implements WholePart {
  private constructor(
    readonly id: string,
    readonly version: string,
    readonly html: string,
  ) {}

  /**
   * @param html one element, as React writes it; empty if a component shows nothing
   * @throws if the element has no id: the browser could not find it again
   */
  static of(html: string): HtmlPart {
    if (html === '') return new HtmlPart('', '', '');
    const id = / id="([^"]+)"/.exec(html.slice(0, html.indexOf('>')))?.[1];
    if (!id) throw new Error(`a part without an id: ${html.slice(0, 80)}`);
    const version = digest(html).slice(0, versionLength);
    return new HtmlPart(id, version, html);
  }

  /** Upper bound of its bytes in memory. */
  get bytes(): number {
    return this.html.length * bytesPerCharacter + objectBytes;
  }
}
