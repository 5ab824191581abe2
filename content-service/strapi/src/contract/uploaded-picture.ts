// @ts-nocheck Bundled from app/images/converter/uploaded-picture.server.ts by npm run content strapi.
// app/images/converter/uploaded-picture.server.ts
import sharp2 from "sharp";

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

// app/images/converter/check-drawing.ts
var most = 1024 * 1024;
var mostCopies = 200;
var namespace = "http://www.w3.org/2000/svg";
var aside = /\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>/y;
var root = /<(?:([A-Za-z][\w.-]*):)?svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
function checkDrawing(original) {
  if (original.byteLength > most)
    throw new PictureRefused("too large", `${original.byteLength} bytes of SVG`);
  const text = xmlText(original);
  const start = afterAsides(text, 0);
  root.lastIndex = start;
  const [opened, prefix, attributes = "", isEmpty] = root.exec(text) ?? [];
  if (opened === void 0) throw new PictureRefused("no picture", "the root is no <svg>");
  if (namespaceOf(attributes, prefix, text.slice(0, start)) !== namespace)
    throw new PictureRefused("no picture", "browsers show no <svg> without its namespace");
  const close = prefix ? `</${prefix}:svg>` : "</svg>";
  const end = isEmpty ? start + opened.length : text.lastIndexOf(close) + close.length;
  if (end < start + opened.length || afterAsides(text, end) < text.length)
    throw new PictureRefused("no picture", "the SVG does not end");
  const copies = text.match(/<(?:[\w.-]+:)?use[\s/>]/g)?.length ?? 0;
  if (copies > mostCopies) throw new PictureRefused("too large", `${copies} copies`);
}
function afterAsides(text, from) {
  aside.lastIndex = from;
  let at = from;
  while (aside.test(text)) at = aside.lastIndex;
  return at;
}
var attribute = /\s([\w:.-]+)\s*=\s*["']([^"']*)/g;
function namespaceOf(attributes, prefix, before) {
  const name = prefix === void 0 ? "xmlns" : `xmlns:${prefix}`;
  const value = [...attributes.matchAll(attribute)].find(([, known]) => known === name)?.[2] ?? "";
  const [, entity] = /^&([\w.-]+);$/.exec(value) ?? [];
  if (entity === void 0) return value;
  const declared = [...before.matchAll(/<!ENTITY\s+([\w.-]+)\s+["']([^"'<>]*)["']\s*>/g)];
  return declared.find(([, known]) => known === entity)?.[2] ?? "";
}

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
    if (kind !== "svg") await (await openOriginal(bytes)).resize(64).toBuffer();
    else {
      checkDrawing(bytes);
      await sharp2(bytes).metadata();
    }
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
