import { PopInHost } from '~/admissions/pop-in/pop-in-host';
import { withMinimumDisplay } from '~/browser/minimum-display';
import { useKnownChoice } from './known-choice';

/** The pop-in of a page, preset with what the page knows (specification §4). */
export function SitePopIn({ schoolPhone }: { schoolPhone: string | null }) {
  return (
    <PopInHost known={useKnownChoice()} schoolPhone={schoolPhone} withMinimumDisplay={withMinimumDisplay} />
  );
}
