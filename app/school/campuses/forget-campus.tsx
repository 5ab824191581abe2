import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { rememberMyCampus } from './my-campus';

interface ForgetCampusProps {
  title: string;
  /** Id of the field beside it, which has the focus once the cross is gone. */
  fieldId: string;
}

/** A cross beside a campus that is remembered: one press forgets it. It goes with it, and leaves the focus to a field. */
export function ForgetCampus({ title, fieldId }: ForgetCampusProps) {
  const t = useLabels();
  return (
    <button
      type="button"
      className="forget-campus tap-link"
      aria-label={t('programmes.campus.forget', { campus: title })}
      onClick={() => {
        document.getElementById(fieldId)?.focus();
        rememberMyCampus(null);
      }}
    >
      <Icon name="close" />
    </button>
  );
}
