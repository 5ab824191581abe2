/** A page of the site as an editor picks it for a link. */
export interface AddressChoice {
  address: string;
  title: string;
  /** French name of its type. */
  kind: string;
}
