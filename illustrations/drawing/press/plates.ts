/** Writes a drawing as two SVG documents: the colour plate and the tone plate. */
import type { Drawing, Grain, Shape, Stop, Tone } from './drawing';

export interface Plates {
  colour: string;
  /** Red is shade, green is light, blue is haze; black is no grain. */
  tone: string;
}

export interface Sheet {
  width: number;
  height: number;
}

export function plates(drawing: Drawing, sheet: Sheet): Plates {
  const definitions = new Map<string, string>();
  const colour: string[] = [];
  const tone: string[] = [];
  write(drawing, colour, tone, definitions);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"`;
  return {
    colour: `${open} width="${sheet.width}" height="${sheet.height}">${colour.join('')}</svg>`,
    // Grain has no sharp edges of its own, so its plate is made at half the size.
    tone:
      `${open} width="${sheet.width / 2}" height="${sheet.height / 2}">` +
      `<defs>${[...definitions.values()].join('')}</defs>${tone.join('')}</svg>`,
  };
}

function write(drawing: Drawing, colour: string[], tone: string[], definitions: Map<string, string>): void {
  if (isList(drawing)) {
    for (const part of drawing) write(part, colour, tone, definitions);
  } else if ('children' in drawing) {
    const open = 'clip' in drawing ? inside(drawing.clip, colour.length) : `<g transform="${drawing.transform}">`;
    colour.push(open);
    tone.push(open);
    write(drawing.children, colour, tone, definitions);
    colour.push('</g>');
    tone.push('</g>');
  } else {
    writeShape(drawing, colour, tone, definitions);
  }
}

/** @param place what was written before: another one for each outline of a document */
const inside = (clip: string, place: number) =>
  `<clipPath id="c${place}"><path d="${clip}"/></clipPath><g clip-path="url(#c${place})">`;

const isList = (drawing: Drawing): drawing is readonly Drawing[] => Array.isArray(drawing);

function writeShape(shape: Shape, colour: string[], tone: string[], definitions: Map<string, string>): void {
  const { d, fill, stroke, strokeWidth = 2, dash, opacity = 1 } = shape;
  const line = stroke
    ? ` stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`
    : '';
  const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
  if (fill || stroke) {
    const ink = stroke ? ` stroke="${stroke}"${line}` : '';
    colour.push(`<path d="${d}" fill="${fill ?? 'none'}"${ink}${veil}/>`);
  }
  const overlay = !fill && !stroke;
  // A thin line keeps the grain it lies on; everything else covers it.
  if (!overlay && !shape.tone && (opacity < 1 || (!fill && strokeWidth < 8))) return;
  const paint = shape.tone ? tonePaint(shape.tone, overlay, definitions) : 'fill="#000"';
  tone.push(
    `<path d="${d}" ${stroke && !fill ? paint.replace('fill', 'fill="none" stroke') + line : paint}${overlay ? '' : veil}/>`,
  );
}

function tonePaint(tone: Tone, overlay: boolean, definitions: Map<string, string>): string {
  if (tone.kind === 'flat') {
    return overlay
      ? `fill="${pure(tone.grain)}" fill-opacity="${strength(tone.grain)}"`
      : `fill="${mixed(tone.grain)}"`;
  }
  const units = tone.box ? '' : ' gradientUnits="userSpaceOnUse"';
  const stops = tone.stops.map((stop) => writeStop(stop, overlay, tone.stops)).join('');
  const place =
    tone.kind === 'fade'
      ? `x1="${tone.from[0]}" y1="${tone.from[1]}" x2="${tone.to[0]}" y2="${tone.to[1]}"`
      : `cx="${tone.centre[0]}" cy="${tone.centre[1]}" r="${tone.radius}"`;
  const element = tone.kind === 'fade' ? 'linearGradient' : 'radialGradient';
  const body = `${place}${units}>${stops}`;
  const id = `t${definitions.has(body) ? 0 : definitions.size}`;
  const known = definitions.get(body);
  if (!known) definitions.set(body, `<${element} id="${id}" ${body}</${element}>`);
  return `fill="url(#${known ? /id="(t\d+)"/.exec(known)?.[1] : id})"`;
}

function writeStop([offset, grain]: Stop, overlay: boolean, all: Stop[]): string {
  if (!overlay) return `<stop offset="${offset}" stop-color="${mixed(grain)}"/>`;
  // A stop without ink fades to clear in the ink of its neighbour, not to black.
  const inked = strength(grain) > 0 ? grain : (all.find(([, other]) => strength(other) > 0)?.[1] ?? grain);
  return `<stop offset="${offset}" stop-color="${pure(inked)}" stop-opacity="${strength(grain)}"/>`;
}

const byte = (density: number | undefined) => Math.round(Math.min(1, Math.max(0, density ?? 0)) * 255);
const mixed = ({ shade, light, haze }: Grain) => `rgb(${byte(shade)},${byte(light)},${byte(haze)})`;
const strength = ({ shade = 0, light = 0, haze = 0 }: Grain) => Math.min(1, Math.max(shade, light, haze));
const pure = (grain: Grain) => {
  const most = strength(grain) || 1;
  const { shade = 0, light = 0, haze = 0 } = grain;
  return mixed({ shade: shade / most, light: light / most, haze: haze / most });
};
