import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { rememberMyCampus } from './my-campus';

interface ForgetCampusProps {
  title: string;
  /** Id of a field that takes the focus, because the cross disappears with the campus. */
  fieldId: string;
}

/** A cross beside the remembered campus: one press forgets it. */
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
