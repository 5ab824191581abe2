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
  const hasChangedForm = allDay !== (wholeDays.initialValue === true);
  const shown = zone === null ? '' : typedTime(field.value ?? null, zone, allDay);
  const previous = React.useRef({ zone, shown, allDay });
  // The typed hour stays when another campus is chosen, and whole days are stored in another form.
  React.useEffect(() => {
    const last = previous.current;
    if (zone === null) return;
    previous.current = { zone, shown, allDay };
    const hasMovedZone = chosen && last.zone !== null && last.zone !== zone && last.allDay === allDay;
    if (hasMovedZone) field.onChange(name, storedTime(last.shown, zone));
    else if (hasChangedForm && last.allDay !== allDay) field.onChange(name, storedTime(shown, zone));
  });
  const clock = zone === null || zone === schoolZone || allDay ? null : ` Fuseau : ${zone}.`;
  return (
    <FieldFrame
      field={props}
      hint={
        <>
          {hint}
          {clock}
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
