/** The site's form of pictures and rich text: only the site can make it. */

declare const clean: unique symbol;
/** HTML that the site has sanitised; the only kind a component may render. */
export interface CleanHtml {
  readonly __html: string;
  readonly [clean]?: true;
}

/** A picture of the content service. */
export interface Media {
  /** Signed path below the media origin, `/{signature}/uploads/…`: the argument of `imageAddress`. */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** Position of the subject, in percent of width and height; a crop keeps it. */
  focus?: { x: number; y: number } | undefined;
}
