/** The site's form of pictures and rich text: only the site can make it. */

declare const clean: unique symbol;
/** HTML that the site has sanitised; the only kind a component may render. */
export interface CleanHtml {
  readonly __html: string;
  readonly [clean]?: true;
}

/** Numbers of two colours (`app/images/picture/tint-palette.ts`): of a picture's upper half and of its lower one. */
export type Tint = readonly [upper: number, lower: number];

/** A picture of the content service. */
export interface Media {
  /** Signed path below the media origin, `/{signature}/uploads/…`: the argument of `imageAddress`. */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** Colour family of the placeholder. */
  theme: string;
  /** Its own colours, once a picture was made of it: after parsing. */
  readonly tint?: Tint | undefined;
  /** Position of the subject, in percent of width and height; a crop keeps it. */
  focus?: { x: number; y: number } | undefined;
}
