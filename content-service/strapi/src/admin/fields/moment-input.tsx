/** Local day and hour of the campus, whatever the editor's own zone; only a day if the entry takes whole days. */
import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { schoolZone, storedTime, typedTime } from '../../contract/panel-times';
import { useCampusZone } from './campus-zone';
import { FieldFrame, type FieldProps } from './field-frame';

export default React.forwardRef<HTMLInputElement, FieldProps>(function MomentInput(props, ref) {
  const { name, hint, disabled } = props;
  const field = useField<string | null>(name);
  const wholeDays = useField<boolean | null>('allDay');
  const { zone, chosen } = useCampusZone();
  const allDay = wholeDays.value === true;
  const isAllDaySwitched = allDay !== (wholeDays.initialValue === true);
  const shown = zone === null ? '' : typedTime(field.value ?? null, zone, allDay);
  const previous = React.useRef({ zone, shown, allDay });
  React.useEffect(() => {
    const before = previous.current;
    if (zone === null) return;
    previous.current = { zone, shown, allDay };
    if (before.allDay !== allDay) {
      // A whole day is stored as noon, an hour as it is.
      if (isAllDaySwitched) field.onChange(name, storedTime(shown, zone));
      return;
    }
    // The typed hour stays the same by the clock of another campus.
    const isOtherZone = chosen && before.zone !== null && before.zone !== zone;
    if (isOtherZone) field.onChange(name, storedTime(before.shown, zone));
  });
  const zoneHint = zone === null || zone === schoolZone || allDay ? null : ` Fuseau\u00a0: ${zone}.`;
  return (
    <FieldFrame
      field={props}
      hint={
        <>
          {hint}
          {zoneHint}
        </>
      }
    >
      <TextInput
        ref={ref}
        name={name}
        type={allDay ? 'date' : 'datetime-local'}
        disabled={disabled || zone === null}
        value={shown}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          field.onChange(name, storedTime(event.target.value, zone ?? schoolZone))
        }
      />
    </FieldFrame>
  );
});
