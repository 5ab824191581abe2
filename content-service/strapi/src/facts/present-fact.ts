/** A fact that texts may quote, as the panel offers it. */
export interface PresentFact {
  /** `test.exercises`, quoted as `{{test.exercises}}`. */
  name: string;
  label: string;
  /** In the form of a text, today; null if the settings do not have it. */
  value: string | null;
}
