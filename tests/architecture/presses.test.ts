/**
 * A press acts when it is released, and can be taken back until then (RGAA 13.11): files that listen to its start are
 * listed.
 */
import { expect, it } from 'vitest';
import { appSources } from './sources';

/** What each does then; none of it changes the page. */
const hearers: Record<string, string> = {
  'app/browser/begin-scripts.ts': 'starts the scripts',
  'app/browser/hold-scroll.ts': 'gives the scrolling back to the hand',
  'app/browser/prefetch-on-intent.tsx': 'asks for what may come next',
  'app/browser/use-in-place-filters.ts': 'tells a hand from a script',
  'app/browser/visit-origin.ts': 'loads what a click will need',
  'app/browser/use-menus.ts': 'loads what a click will need',
  'app/screens/admissions/pop-in/use-modal.ts': 'remembers where a click beside the dialog began',
  'app/screens/admissions/pop-in/use-pop-in-code.ts': 'loads what a click will need',
  'app/screens/programme/sheet/campus-choice.tsx': 'tells keys from the pointer',
  'app/ui/combobox/combobox.tsx': 'keeps the focus in the field',
  'app/ui/combobox/option-list.tsx': 'keeps the focus in the field',
};

it('only the listed files listen to the start of a press', () => {
  const begins = /\bon(?:MouseDown|PointerDown|TouchStart)\b|'(?:mousedown|pointerdown|touchstart)'/;
  const found = appSources().filter(({ text }) => begins.test(text));
  expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(hearers).sort());
});
