/** What an icon of the site shows, beside a school's own picture. */
export interface DrawnIcon {
  size: number;
  /** Part of the size that shows something, on a ground to the edge; null: all of it, and no ground. */
  scale: number | null;
  letter: string;
  colours: { deep: string; paper: string };
}
