/** What the site makes of pictures and rich text: how, only the site knows. */

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
  /** Signed path below the media origin, `/{signature}/uploads/…`: what `imageAddress` takes. */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** Colour family of the placeholder. */
  theme: string;
  /** Its own colours, as soon as a picture was made of it: they are found out after it is parsed. */
  readonly tint?: Tint | undefined;
  /** Position of the subject, in percent of width and height; a crop keeps it. */
  focus?: { x: number; y: number } | undefined;
}
