import { useLabels } from '~/site/labels-context';
import { sheetParts } from './sheet-parts';

/** Links to the parts of the sheet; beside the text where there is room, above it elsewhere. */
export function SheetNavigation() {
  const t = useLabels();
  return (
    <nav className="sheet-nav" aria-labelledby="sommaire">
      <p id="sommaire" className="sheet-nav-title">
        {t('programmes.sheet.nav')}
      </p>
      <ul>
        {Object.values(sheetParts).map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
