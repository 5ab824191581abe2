/**
 * The states of an editable combobox with list autocomplete and automatic selection (ARIA Authoring
 * Practices Guide, Combobox Pattern). Pure.
 */
import { type Option, searchOptions } from './search';

export interface ComboboxState {
  open: boolean;
  /** The typed text; null while the field shows the chosen name. */
  typed: string | null;
  /** Slug of the option that Enter chooses. */
  active: string | null;
}

export const closedCombobox: ComboboxState = { open: false, typed: null, active: null };

/** The options of the list: all of them, until a visitor types. */
export function shownOptions<T extends Option>(state: ComboboxState, options: readonly T[]): readonly T[] {
  return state.typed === null ? options : searchOptions(options, state.typed);
}

/** Opens the list with the chosen option active. */
export function openList(state: ComboboxState, chosen: string | null): ComboboxState {
  return state.open ? state : { ...state, open: true, active: chosen };
}

/** Opens the list, filtered by the typed text. */
export function type(text: string): ComboboxState {
  return { open: true, typed: text, active: null };
}

/** The best match is active by itself, also when the list comes later: a few letters and Enter choose. */
export function withBestMatch(state: ComboboxState, options: readonly Option[]): ComboboxState {
  const visibleOptions = shownOptions(state, options);
  if (visibleOptions.some(({ slug }) => slug === state.active)) return state;
  return { ...state, active: state.typed?.trim() ? (visibleOptions[0]?.slug ?? null) : null };
}

/** Moves through the list, around its ends; opens it first when it is closed. */
export function move(
  state: ComboboxState,
  options: readonly Option[],
  chosen: string | null,
  step: 1 | -1,
): ComboboxState {
  const visibleOptions = shownOptions(state, options);
  const from = state.open ? state.active : chosen;
  const at = visibleOptions.findIndex(({ slug }) => slug === from);
  const next =
    !state.open && at >= 0 ? at : wrapIndex(at + (at < 0 && step < 0 ? 0 : step), visibleOptions.length);
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
  { open, typed, active }: ComboboxState,
  options: readonly Option[] | null,
): string | null | undefined {
  if (!open) return undefined;
  const saysNothing = typed === null || (options === null && typed.trim() !== '');
  return active ?? (saysNothing ? undefined : null);
}

function wrapIndex(index: number, length: number): number {
  return length === 0 ? -1 : (index + length) % length;
}
