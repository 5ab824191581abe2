import { withMinimumDisplay } from '~/browser/minimum-display';
import { useKnownChoice } from '~/layout/known-choice';
import { PopInHost } from './pop-in-host';

/** The pop-in of a page, with the page's presets (specification §4). */
export function SitePopIn({ schoolPhone }: { schoolPhone: string | null }) {
  return (
    <PopInHost known={useKnownChoice()} schoolPhone={schoolPhone} withMinimumDisplay={withMinimumDisplay} />
  );
}
