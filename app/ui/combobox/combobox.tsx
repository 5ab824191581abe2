import { type KeyboardEvent, useId, useState } from 'react';
import { arrowSteps } from '~/ui/arrow-steps';
import { Icon } from '~/ui/icon';
import {
  type ComboboxState,
  choiceOnLeaving,
  closedCombobox,
  matchingOptions,
  move,
  openList,
  typeText,
  withBestMatch,
} from './combobox-state';
import { OptionList } from './option-list';
import type { Option } from './search-options';

interface ComboboxProps {
  id: string;
  label: string;
  placeholder: string;
  /** Name of the button that opens the list. */
  openLabel: string;
  /** Null until they are loaded. */
  options: readonly Option[] | null;
  /** Slug of the selected option. */
  selected: string | null;
  onChoose(slug: string | null): void;
  /** Text for an empty list, and the number of remaining options. */
  textOf(count: number): string;
  describedBy?: string | undefined;
  invalid: boolean;
  required?: boolean;
}

/**
 * A long list filtered by typing (ARIA Authoring Practices Guide, editable combobox with list autocomplete): the focus
 * stays in the field, which references the active option.
 */
export function Combobox({ options, selected, onChoose, textOf, ...field }: ComboboxProps) {
  const [storedState, setState] = useState<ComboboxState>(closedCombobox);
  const listId = useId();
  const all = options ?? [];
  const state = withBestMatch(storedState, all);
  const visibleOptions = matchingOptions(state, all);
  const close = () => setState(closedCombobox);
  const choose = (slug: string | null | undefined) => {
    close();
    if (slug !== undefined) onChoose(slug);
  };
  const leave = () => choose(choiceOnLeaving(state, options));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (step) {
      event.preventDefault();
      setState(event.altKey ? openList(state, selected) : move(state, all, selected, step));
    } else if (state.open && event.key === 'Enter') {
      // Enter chooses the option instead of submitting the form.
      event.preventDefault();
      if (options) leave();
    } else if (state.open && event.key === 'Tab') {
      // Before the focus moves, so that it skips the list, which closes, and reaches the next field, which is enabled.
      leave();
    } else if (state.open && event.key === 'Escape') {
      // Escape closes the list instead of the dialog.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className="combobox">
      <label htmlFor={field.id}>{field.label}</label>
      <div className="combobox-box">
        <input
          id={field.id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={field.placeholder}
          value={state.input ?? all.find(({ slug }) => slug === selected)?.name ?? ''}
          aria-autocomplete="list"
          aria-expanded={state.open}
          aria-controls={listId}
          aria-activedescendant={state.open && state.active ? `${listId}-${state.active}` : undefined}
          aria-describedby={field.describedBy}
          required={field.required}
          // Said explicitly: browsers would call a required empty field wrong.
          aria-invalid={field.invalid}
          onChange={(event) => setState(typeText(event.target.value))}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          onClick={() => setState(openList(state, selected))}
          onBlur={leave}
        />
        <OpenButton
          label={field.openLabel}
          onPress={() => (state.open ? close() : setState(openList(state, selected)))}
          field={field.id}
        />
        <OptionList
          id={listId}
          label={field.label}
          open={state.open}
          options={visibleOptions}
          active={state.active}
          selected={selected}
          onChoose={choose}
        />
        {state.open && visibleOptions.length === 0 ? (
          <p className="combobox-empty" aria-hidden="true">
            {textOf(0)}
          </p>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {state.open && state.input !== null ? textOf(visibleOptions.length) : ''}
      </p>
    </div>
  );
}

interface OpenButtonProps {
  label: string;
  /** Id of the field that keeps the focus. */
  field: string;
  onPress(): void;
}

/** Only for the pointer: the keyboard has its arrows. */
function OpenButton({ label, field, onPress }: OpenButtonProps) {
  return (
    <button
      type="button"
      className="combobox-open"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        document.getElementById(field)?.focus();
        onPress();
      }}
    >
      <Icon name="chevron-down" />
    </button>
  );
}
