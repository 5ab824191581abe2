import { type RefObject, useId, useReducer, useRef } from 'react';
import { useLabels } from '~/site/labels-context';
import { arrowSteps } from '~/ui/arrow-steps';
import { type ComboboxState, closedCombobox, move, openList } from '~/ui/combobox/combobox-state';
import { OptionList } from '~/ui/combobox/option-list';
import type { Option } from '~/ui/combobox/search-options';
import { useEnhancement } from '~/ui/enhancement';
import type { Suggestion } from '../suggest';
import { createSuggestionAnswers, getSuggestions } from './suggestion-answers';

export interface SuggestionsProps {
  field: RefObject<HTMLInputElement>;
  /** Accessible name of the list. */
  label: string;
}

interface State extends ComboboxState {
  /** The `slug` of an option is its address. */
  options: Option[];
}

/**
 * Makes a search field an editable combobox with list autocomplete and manual selection (ARIA Authoring
 * Practices Guide): the focus stays in the field, Enter without a choice sends the form.
 */
export function Suggestions({ field, label }: SuggestionsProps) {
  const t = useLabels();
  const listId = useId();
  const [state, update] = useReducer((old: State, next: Partial<State>) => ({ ...old, ...next }), {
    ...closedCombobox,
    options: [],
  });
  const isOpen = state.open && state.options.length > 0;
  useFieldEvents(field, state, update);
  useComboboxAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': String(isOpen),
    'aria-activedescendant': isOpen && state.active ? `${listId}-${state.active}` : null,
  });

  return (
    <>
      <OptionList
        id={listId}
        label={label}
        open={isOpen}
        options={state.options}
        active={state.active}
        selected={null}
        onChoose={followAddress}
      />
      <p role="status" className="sr-only">
        {isOpen ? t.count('search.suggestionCount', state.options.length) : ''}
      </p>
    </>
  );
}

/** Asks for suggestions as the visitor types, and moves through them with the keys. */
function useFieldEvents(
  field: RefObject<HTMLInputElement>,
  state: State,
  update: (next: Partial<State>) => void,
) {
  const t = useLabels();
  const latest = useRef(state);
  latest.current = state;

  useEnhancement(() => {
    const input = field.current;
    if (!input) return;
    const toOption = ({ href, title, kind }: Suggestion): Option => ({
      slug: href,
      name: title,
      note: t(`search.kind.${kind}.one`),
    });
    const answers = createSuggestionAnswers(getSuggestions, (suggestions) => {
      const isOpen = suggestions.length > 0 && document.activeElement === input;
      update({ options: suggestions.map(toOption), open: isOpen, active: null });
    });
    const close = () => {
      answers.stop();
      update(closedCombobox);
    };
    const onInput = () => {
      // The active option belongs to an earlier text: Enter must send the new one.
      update({ active: null });
      answers.ask(input.value);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { options, ...list } = latest.current;
      const step = arrowSteps[event.key];
      if (step && options.length > 0) {
        event.preventDefault();
        update(event.altKey ? openList(list, null) : move(list, options, null, step));
      } else if (event.key === 'Enter' && list.open && list.active) {
        event.preventDefault();
        close();
        followAddress(list.active);
      } else if (event.key === 'Escape' && list.open && options.length > 0) {
        // Escape closes only the list: without this it would also empty the field, and close the panel around it.
        event.preventDefault();
        event.stopPropagation();
        close();
      }
    };
    // Text typed while this code was loading.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('input', onInput);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', close);
    input.form?.addEventListener('submit', close);
    return () => {
      answers.stop();
      input.removeEventListener('input', onInput);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', close);
      input.form?.removeEventListener('submit', close);
    };
  }, [field, t, update]);
}

/** Sets the attributes of the field after each render; null removes one. */
function useComboboxAttributes(
  field: RefObject<HTMLInputElement>,
  attributes: Readonly<Record<string, string | null>>,
) {
  useEnhancement(() => {
    const input = field.current;
    if (!input) return;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  });
}

/** Opens an address like a click on a link: without a reload if possible. */
function followAddress(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
