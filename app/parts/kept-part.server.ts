/** A rendered part as it is kept: in bytes, as documents are put together, which take half the memory of a string. */
import { createHash } from 'node:crypto';
import type { RenderedPart } from './part';

export class KeptPart implements RenderedPart {
  /** The opening tag of its element. */
  private readonly opening: string;
  /** What stands inside the element, in UTF-8. */
  readonly inner: Buffer;
  private readonly closing: string;

  private constructor(
    readonly id: string,
    readonly version: string,
    html: string,
  ) {
    const [from, to] = [html.indexOf('>') + 1, html.lastIndexOf('</')];
    this.opening = html.slice(0, from);
    this.inner = Buffer.from(html.slice(from, to));
    this.closing = html.slice(to);
  }

  /**
   * @param html one element, as React writes it; empty where a component shows nothing
   * @throws when the element has no id: the browser could not find it again
   */
  static of(html: string): KeptPart {
    if (html === '') return new KeptPart('', '', '');
    const id = / id="([^"]+)"/.exec(html.slice(0, html.indexOf('>')))?.[1];
    if (!id) throw new Error(`a part without an id: ${html.slice(0, 80)}`);
    return new KeptPart(id, createHash('sha256').update(html).digest('base64url').slice(0, 12), html);
  }

  get html(): string {
    return `${this.opening}${this.inner}${this.closing}`;
  }

  /** Bytes it takes in memory. */
  get bytes(): number {
    return this.inner.length + this.opening.length + this.closing.length + 200;
  }

  /** As data: a navigation without reload is answered with the HTML. */
  toJSON(): RenderedPart {
    const { id, version, html } = this;
    return { id, version, html };
  }
}

/** The kept parts among a page's data, each once. */
export function partsIn(loaderData: Readonly<Record<string, unknown>>): KeptPart[] {
  const parts = Object.values(loaderData).flatMap((data) =>
    Object.values((data as { parts?: Readonly<Record<string, unknown>> } | null)?.parts ?? {}),
  );
  return [...new Set(parts)].filter((part): part is KeptPart => part instanceof KeptPart);
}
