import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { rememberMyCampus } from './my-campus';

/** A cross beside a campus that is remembered: one press forgets it. It goes with it, and leaves the focus to the field. */
export function ForgetCampus({ title }: { title: string }) {
  const t = useLabels();
  return (
    <button
      type="button"
      className="forget-campus tap-link"
      aria-label={t('programmes.campus.forget', { campus: title })}
      onClick={({ currentTarget: { form } }) => {
        form?.querySelector<HTMLElement>('select, input:not([type=hidden])')?.focus();
        rememberMyCampus(null);
      }}
    >
      <Icon name="close" />
    </button>
  );
}
