import { useRef } from 'react';
import { classNames } from '~/ui/class-names';
import { useEnhancement } from '~/ui/enhancement';
import { Icon } from '~/ui/icon';
import type { Option } from './search-options';

interface OptionListProps {
  /** Options are called `{id}-{slug}`. */
  id: string;
  label: string;
  open: boolean;
  options: readonly Option[];
  /** Slug of the option the field points to. */
  active: string | null;
  /** Slug of the selected option. */
  selected: string | null;
  onChoose(slug: string): void;
}

/** The list below a combobox; never focused itself. */
export function OptionList({ id, label, open, options, active, selected, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEnhancement(() => {
    if (open) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="combobox-list"
      hidden={!open || options.length === 0}
      // A scrolling list would be a stop of Tab, and disappear with the focus in it.
      tabIndex={-1}
      // A press in the list must not move the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {open
        ? options.map(({ name, slug, note }) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={slug}
              id={`${id}-${slug}`}
              role="option"
              aria-selected={slug === active}
              className={classNames(slug === selected && 'combobox-chosen')}
              onClick={() => onChoose(slug)}
            >
              {name}
              {note ? <span className="combobox-note"> {note}</span> : null}
              {slug === selected ? <Icon name="check" /> : null}
            </div>
          ))
        : null}
    </div>
  );
}
