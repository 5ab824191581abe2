/** The site's form of pictures and rich text, which it makes when an answer of the content service arrives. */

/** HTML of the content service, as `sanitize` returns it. */
export interface CleanHtml {
  readonly __html: string;
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
