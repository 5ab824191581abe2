/** The one small style sheet of a school's look: values of roles, and nothing of the demonstration's drawings. Pure. */
import type { Palette } from './palette';

interface SheetOptions {
  /** Null: the demonstration's colours stay. */
  palette: Palette | null;
  /** Address of the picture behind titles. */
  motif: string | null;
}

/** The text of the sheet. Its rules are in no layer, so they outrank those of all layers, whatever their selectors. */
export function lookSheet({ palette, motif }: SheetOptions): string {
  return [
    ...(palette ? [roles(palette), ...withoutMark, arrow(palette['ink'] ?? '')] : []),
    ...withoutRelief,
    ...(motif ? [`@media screen{${behindTitles(motif).join('')}}`] : []),
  ].join('\n');
}

const roles = (palette: Palette) =>
  `:root{${Object.entries(palette)
    .map(([role, value]) => `--color-${role}:${value}`)
    .join(';')}}`;

/** The demonstration's summit in its rings, and the legend of its sectors. */
const withoutMark = ['.logo-mark{display:none}', '.entry,.tag{--sector:var(--color-accent)}'];

/** The arrow of lists, in the school's ink: `app/ui/chevron.svg` is a file, which takes no colour from the page. */
const arrow = (ink: string) =>
  `.field select{background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${encodeURIComponent(ink)}' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 9 7 7 7-7'/%3E%3C/svg%3E")}@media(forced-colors:active){.field select{background-image:none}}`;

/** Contour lines behind titles, beside the picture of a hero, and as its edge. */
const withoutRelief = [
  '.relief,.hero-lines,.level-contour,.contours::before,.pop-in-sheet::after{display:none}',
  '.hero-picture{clip-path:none}',
];

/** Paler than the text in front of it, which keeps its contrast. */
function behindTitles(address: string): string[] {
  const motif = `url("${address.replace(/["\\\n]/g, encodeURIComponent)}") center/cover no-repeat`;
  const drawn = `content:"";position:absolute;z-index:-1;pointer-events:none;background:${motif}`;
  const headSelectors = '.page-header:not(.page-header-compact)::before,.campus-head.on-relief::before';
  const below = '.contours::before,.on-deep.on-relief::before';
  return [
    // Beside the words, and not below them.
    `${headSelectors}{${drawn};inset:0 0 0 auto;width:min(100%,72rem);opacity:.22;mask:linear-gradient(to right,transparent 25%,#000 85%)}`,
    `${below}{${drawn};display:block;inset:0;opacity:.14;mask:none}`,
    `.pop-in-sheet::after{display:block;background:${motif};mask:none}`,
    // On a narrow screen the picture is enlarged and lies behind the words, so it is paler.
    `@media(width<48rem){${headSelectors},${below}{opacity:.09}}`,
  ];
}
