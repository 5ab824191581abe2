/** An entry in the bin, as the panel lists it. */
export interface BinRow {
  id: number;
  /** French name of its type. */
  kind: string;
  title: string;
  at: string;
  author: string;
  /** Day on which it is gone for good. */
  until: string;
  mayPutBack: boolean;
  mayErase: boolean;
}
