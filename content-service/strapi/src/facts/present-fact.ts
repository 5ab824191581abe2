/** A fact that texts may quote, as the panel offers it. */
export interface PresentFact {
  /** `test.exercises`, quoted as `{{test.exercises}}`. */
  name: string;
  label: string;
  /** As it stands in a text today; null where the settings do not say it. */
  value: string | null;
}
