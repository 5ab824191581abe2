/**
 * The states of an editable combobox with list autocomplete and automatic selection (ARIA Authoring
 * Practices Guide, Combobox Pattern). Pure.
 */
import { type Option, searchOptions } from './search-options';

export interface ComboboxState {
  open: boolean;
  /** The typed text; null while the field shows the chosen name. */
  input: string | null;
  /** Slug of the option that Enter chooses. */
  active: string | null;
}

export const closedCombobox: ComboboxState = { open: false, input: null, active: null };

/** The options of the list: all of them, until a visitor types. */
export function matchingOptions<T extends Option>(state: ComboboxState, options: readonly T[]): readonly T[] {
  return state.input === null ? options : searchOptions(options, state.input);
}

/** Opens the list with the chosen option active. */
export function openList(state: ComboboxState, selected: string | null): ComboboxState {
  return state.open ? state : { ...state, open: true, active: selected };
}

/** Opens the list, filtered by the typed text. */
export function typeText(text: string): ComboboxState {
  return { open: true, input: text, active: null };
}

/** Makes the best match active, so that a few letters and Enter choose, also when the list comes after them. */
export function withBestMatch(state: ComboboxState, options: readonly Option[]): ComboboxState {
  const visibleOptions = matchingOptions(state, options);
  if (visibleOptions.some(({ slug }) => slug === state.active)) return state;
  return { ...state, active: state.input?.trim() ? (visibleOptions[0]?.slug ?? null) : null };
}

/** Moves through the list, around its ends; opens it first when it is closed. */
export function move(
  state: ComboboxState,
  options: readonly Option[],
  selected: string | null,
  step: 1 | -1,
): ComboboxState {
  const visibleOptions = matchingOptions(state, options);
  const currentSlug = state.open ? state.active : selected;
  const current = visibleOptions.findIndex(({ slug }) => slug === currentSlug);
  const opensAtSelected = !state.open && current >= 0;
  const next = opensAtSelected ? current : nextIndex(current, step, visibleOptions.length);
  return { ...state, open: true, active: visibleOptions[next]?.slug ?? null };
}

/**
 * The effect of leaving the field: the active option is chosen, and an emptied field or text without a match is no
 * choice, because a visitor who typed another name no longer means the earlier one.
 *
 * @param options null until they are loaded: the typed text then has no meaning yet
 * @returns the slug to choose, null for none, undefined to leave the choice as it is
 */
export function choiceOnLeaving(
  { open, input: typed, active }: ComboboxState,
  options: readonly Option[] | null,
): string | null | undefined {
  if (!open) return undefined;
  if (active !== null) return active;
  const isUnchanged = typed === null || (options === null && typed.trim() !== '');
  return isUnchanged ? undefined : null;
}

/** The next position, around the ends of the list; from -1, the first or the last one. */
function nextIndex(index: number, step: 1 | -1, length: number): number {
  if (length === 0) return -1;
  if (index < 0) return step > 0 ? 0 : length - 1;
  return (index + step + length) % length;
}
