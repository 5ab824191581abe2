// @ts-nocheck Bundled from app/images/converter/uploaded-picture.server.ts by npm run content strapi.
// content-model/rules/picture-limits.ts
var kinds = {
  jpg: "jpeg",
  jpeg: "jpeg",
  jfif: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
  gif: "gif",
  svg: "svg"
};
var mostPixels = {
  jpeg: 64e6,
  png: 24e6,
  webp: 24e6,
  avif: 12e6,
  gif: 12e6
};
var mostBytes = 15 * 1024 * 1024;
function pictureKind(path) {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(kinds, ending) ? kinds[ending] : null;
}

// content-model/rules/unshown-picture.ts
function isHeic(name, bytes = new Uint8Array()) {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /\.hei[cf]s?$/i.test(name) || /^ftyp(?:he[iv][a-z]|mif1|msf1)$/.test(brand);
}
var instead = "Enregistrez-la en JPEG ou en PNG, puis importez ce fichier.";
var ofPhones = "C’est une photo HEIC, d’un iPhone : exportez-la en JPEG, puis importez ce fichier. Pour les photos suivantes, réglez l’appareil photo de l’iPhone sur « Le plus compatible » (Réglages, Appareil photo, Formats).";
function unshownPicture(name, why, heic = isHeic(name)) {
  const picture = `L’image « ${name} »`;
  if (heic) return `${picture} ne peut pas être montrée. ${ofPhones}`;
  if (why === "kind")
    return `${picture} ne peut pas être montrée : le site montre les JPEG, PNG, WebP, AVIF, GIF et SVG. ${instead}`;
  if (why === "large")
    return `${picture} est trop grande pour être montrée. Réduisez-la : une photo de 2500 pixels de large suffit, et un dessin SVG pèse moins de 1 Mo.`;
  return `${picture} ne peut pas être montrée : le fichier est abîmé, ou n’est pas ce que dit son nom. ${instead}`;
}

// app/base/escape-markup.ts
var entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
var escapeMarkup = (text2) => text2.replace(/[&<>"]/g, (character) => entities[character] ?? "");

// app/images/converter/job.ts
var PictureRefused = class extends Error {
  constructor(refusal, reason) {
    super(`${refusal}: ${reason}`);
    this.refusal = refusal;
    this.reason = reason;
  }
  refusal;
  reason;
  name = "PictureRefused";
};

// app/images/converter/xml-text.ts
var declaration = /^<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
function xmlText(bytes) {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 255 && second === 254) return "utf-16le";
  if (first === 254 && second === 255) return "utf-16be";
  const [, declared = "utf-8"] = declaration.exec(String.fromCharCode(...bytes.subarray(0, 256))) ?? [];
  return isKnown(declared) ? declared : "utf-8";
}
function isKnown(label) {
  try {
    return !new TextDecoder(label).encoding.startsWith("utf-16");
  } catch {
    return false;
  }
}

// app/images/converter/xml-tokens.ts
var withoutMeaning = /<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>/y;
var data = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
var open = /<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
var close = /<\/([A-Za-z][\w:.-]*)\s*>/y;
var text = /[^<]+/y;
var attribute = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;
function* xmlTokens(source) {
  let at = 0;
  const read = (pattern) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < source.length) {
    if (read(withoutMeaning)) continue;
    const section = read(data);
    if (section) {
      yield { kind: "text", text: section[1] ?? "" };
      continue;
    }
    const opened = read(open);
    if (opened) {
      const [, name = "", list = "", slash] = opened;
      yield { kind: "open", name, attributes: attributesIn(list), closed: slash === "/" };
      continue;
    }
    const closed = read(close);
    if (closed) {
      yield { kind: "close", name: closed[1] ?? "" };
      continue;
    }
    const found = read(text);
    if (!found) throw new PictureRefused("no picture", `not well-formed at character ${at}`);
    yield { kind: "text", text: decodeEntities(found[0]) };
  }
}
function attributesIn(list) {
  return [...list.matchAll(attribute)].map(([, name = "", double, single]) => [
    name,
    decodeEntities(double ?? single ?? "")
  ]);
}
var entities2 = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
function decodeEntities(value) {
  return value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== void 0) return Object.hasOwn(entities2, name) ? entities2[name] ?? whole : whole;
    const code = hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : "";
  });
}

// app/images/converter/harmless-drawing.ts
var drawingElements = new Set(
  "svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker filter image style switch".split(" ")
);
var filterPart = /^fe[A-Z]\w{1,20}$/;
var most = 1024 * 1024;
var mostElements = 2e4;
var mostCopies = 200;
var deepest = 64;
var namespace = "http://www.w3.org/2000/svg";
function harmlessDrawing(original) {
  if (original.byteLength > most)
    throw new PictureRefused("too large", `${original.byteLength} bytes of SVG`);
  let result = "";
  let elements = 0;
  let copies = 0;
  const inside = [];
  let dropped = 0;
  let sheet = "";
  for (const token of xmlTokens(xmlText(original))) {
    if (token.kind === "text") {
      if (dropped > 0 || inside.length === 0) continue;
      if (inside.at(-1) === "style") sheet += token.text;
      else result += escapeText(token.text);
      continue;
    }
    const name = nameOfElement(token.name);
    if (token.kind === "close") {
      if (inside.pop() !== name) throw new PictureRefused("no picture", `</${name}> closes nothing`);
      if (dropped > 0) {
        dropped -= 1;
        continue;
      }
      if (name === "style") {
        const kept = sheet.replace(loadingRules, "");
        if (loadsNothing(kept)) result += escapeText(kept);
        sheet = "";
      }
      result += `</${name}>`;
      continue;
    }
    elements += 1;
    if (name === "use") copies += 1;
    if (inside.length === 0 && (name !== "svg" || result !== ""))
      throw new PictureRefused("no picture", `<${name}> in place of an SVG`);
    if (elements > mostElements || copies > mostCopies || inside.length > deepest)
      throw new PictureRefused("too large", `${elements} elements, ${copies} copies`);
    const leftOut = dropped > 0 || inside.at(-1) === "style" || !(drawingElements.has(name) || filterPart.test(name));
    if (!leftOut) result += `<${name}${attributesOf(name, token.attributes, inside.length === 0)}`;
    if (token.closed) {
      if (!leftOut) result += "/>";
      continue;
    }
    inside.push(name);
    if (leftOut) dropped += 1;
    else result += ">";
  }
  if (inside.length > 0 || result === "") throw new PictureRefused("no picture", "the SVG does not end");
  return result;
}
function nameOfElement(name) {
  const own = name.replace(/^svg:/, "");
  return own === "a" ? "g" : own;
}
function attributesOf(element, attributes, root) {
  const kept = attributes.filter(([name, value]) => isHarmless(element, name, value));
  const all = root ? [["xmlns", namespace], ["xmlns:xlink", "http://www.w3.org/1999/xlink"], ...kept] : kept;
  return all.map(([name, value]) => ` ${name}="${escapeText(value ?? "")}"`).join("");
}
function isHarmless(element, name, value) {
  if (/^on/i.test(name) || name === "src") return false;
  if (name === "href" || name === "xlink:href") {
    if (element === "image") return /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*$/i.test(value);
    return /^#[\w.:-]+$/.test(value);
  }
  if (name.includes(":") || name === "xmlns") return name === "xml:space";
  return loadsNothing(value);
}
var loadingRules = /@font-face\s*\{[^{}]*\}|@(?:import|charset|namespace)\b(?:(?!@(?:import|charset|namespace)\b)[^;{}])*;/gi;
function loadsNothing(css) {
  if (/\\|@import|@charset|@namespace|@font-face|expression\s*\(|image-set\s*\(|javascript:/i.test(css))
    return false;
  return !/(?:url|src)\s*\(\s*(?!["']?#[\w.:-]+["']?\s*\))/i.test(css);
}
var controls = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;
var escapeText = (text2) => escapeMarkup(text2.replace(controls, ""));

// app/images/converter/originals.server.ts
import sharp from "sharp";
var kinds2 = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  heif: "avif",
  gif: "gif"
};
var mostSamplesOfProgressive = 72e6;
var loaders = ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}Buffer`);
async function openOriginal(original) {
  let found;
  try {
    found = await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused("no picture", error.message);
  }
  const { format, compression } = found;
  const [width = 0, height = 0] = [found.width, found.pageHeight ?? found.height];
  const kind = kinds2[format];
  if (kind === void 0 || format === "heif" && compression !== "av1") {
    throw new PictureRefused("no picture", `${format} is not shown`);
  }
  const most2 = mostOf(kind, found);
  if (width * height > most2) {
    throw new PictureRefused("too large", `${width} × ${height} pixels, ${format} has at most ${most2}`);
  }
  return sharp(original, { limitInputPixels: most2, sequentialRead: true }).autoOrient();
}
function mostOf(kind, { isProgressive, channels = 3 }) {
  const most2 = mostPixels[kind];
  return kind === "jpeg" && isProgressive ? Math.min(most2, mostSamplesOfProgressive / channels) : most2;
}

// app/images/converter/uploaded-picture.server.ts
async function refusalOfPicture({ name, type, bytes }) {
  const why = await whyUnshown(name, type, bytes);
  return why && unshownPicture(name, why, isHeic(name, bytes));
}
async function whyUnshown(name, type, bytes) {
  const kind = pictureKind(name);
  if (kind === null) return type.startsWith("image/") || isHeic(name) ? "kind" : null;
  try {
    if (kind === "svg") harmlessDrawing(bytes);
    else await (await openOriginal(bytes)).resize(64).toBuffer();
    return null;
  } catch (error) {
    return error instanceof PictureRefused && error.refusal === "too large" ? "large" : "broken";
  }
}
function refusalOfReplacement(name, ending) {
  if (sortOf(name) === sortOf(ending)) return null;
  return `« ${name} » ne peut pas prendre cette place : l’adresse du fichier remplacé finit par « ${ending} ». Importez-le à part, et choisissez-le dans les entrées.`;
}
function sortOf(name) {
  const kind = pictureKind(name);
  if (kind === null) return "document";
  return kind === "svg" ? "drawing" : "picture";
}
export {
  refusalOfPicture,
  refusalOfReplacement
};
