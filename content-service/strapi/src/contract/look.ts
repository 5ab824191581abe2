// @ts-nocheck Bundled from content-model/rules/look/look-findings.ts by npm run content strapi.
// content-model/rules/look/colour.ts
var hexForm = /^#[0-9a-f]{6}$/i;
var channelsOf = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
function linear(rgb) {
  return rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}
function luminance(hex) {
  const [red, green, blue] = linear(channelsOf(hex));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one, other) {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
var leastContrast = (colour, grounds) => Math.min(...grounds.map((ground) => contrast(colour, ground)));
function oklab(rgb) {
  const [red, green, blue] = linear(rgb);
  const x = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const y = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const z = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    a: 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
    b: 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
  };
}
function shadeOf(hex) {
  const { l, a, b } = oklab(channelsOf(hex));
  return { lightness: l, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}
function hexOf(shade) {
  let [less, more] = [0, shade.chroma];
  let shown = channels(shade);
  if (!isShown(shown)) {
    for (let step2 = 0; step2 < 12; step2 += 1) {
      const middle = (less + more) / 2;
      if (isShown(channels({ ...shade, chroma: middle }))) less = middle;
      else more = middle;
    }
    shown = channels({ ...shade, chroma: less });
  }
  return `#${shown.map((value) => twoDigits(encode(value))).join("")}`;
}
function channels({ lightness, chroma, hue }) {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  ];
}
var isShown = (rgb) => rgb.every((value) => value > -5e-4 && value < 1.0005);
function encode(value) {
  const inside = Math.min(1, Math.max(0, value));
  return 255 * (inside <= 31308e-7 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055);
}
var twoDigits = (value) => Math.round(value).toString(16).padStart(2, "0");
var step = 5e-3;
function nearestWith(colour, least, grounds, towards) {
  if (leastContrast(colour, grounds) >= least) return colour.toLowerCase();
  const shade = shadeOf(colour);
  const sign = towards === "black" ? -1 : 1;
  for (let lightness = shade.lightness + sign * step; lightness > 0 && lightness < 1; lightness += sign * step) {
    const found = hexOf({ ...shade, lightness });
    if (leastContrast(found, grounds) >= least) return found;
  }
  return towards === "black" ? "#000000" : "#ffffff";
}

// content-model/rules/look/look-findings.ts
var leastOfText = 4.5;
var leastOfShapes = 3;
var white = "#ffffff";
var isOfGround = (accent, ground) => contrast(accent, white) < leastOfText && contrast(ground, white) >= leastOfText && contrast(accent, ground) >= leastOfText;
var basis = "RGAA, critères 3.2 et 3.3";
var fields = [
  [
    "accent",
    "La couleur de l’école",
    "les boutons portent un texte blanc, et les titres et liens sont sur fond blanc"
  ],
  ["ground", "Le fond sombre", "le pied de page et les titres y sont en blanc"]
];
function lookFindings(subject, settings) {
  const { look } = settings;
  const written = typeof look === "object" && look !== null ? look : {};
  return fields.flatMap(([field, name, why]) => {
    const colour = textOf(written[field]);
    if (colour === "") return [];
    if (field === "accent" && hexForm.test(colour) && isOfGroundIfAny(colour, textOf(written.ground)))
      return [];
    const problem = problemOf(field, colour, why);
    if (problem === null) return [];
    return [
      {
        subject,
        rule: `look.${field}`,
        severity: "duty",
        message: `${name} : ${problem}`,
        basis,
        field: `look.${field}`
      }
    ];
  });
}
var textOf = (value) => typeof value === "string" ? value.trim() : "";
var isOfGroundIfAny = (accent, ground) => hexForm.test(ground) && isOfGround(accent, ground);
function problemOf(field, colour, why) {
  const shown = `« ${colour.slice(0, 20)} »`;
  if (!hexForm.test(colour))
    return `${shown} n’est pas une couleur. Écrivez un dièse et six chiffres ou lettres de a à f, par exemple #1d4ed8.`;
  const found = contrast(colour, white);
  if (found >= leastOfText) return null;
  const nearest = nearestWith(colour, leastOfText, [white], "black");
  return `${shown} est trop clair (${inFrench(found)} pour 1 avec le blanc, au lieu de 4,5) : ${why}. Le plus proche qui convient : ${nearest}.${field === "accent" ? otherWay : ""}`;
}
var otherWay = " Ou gardez-le, et donnez un fond sombre sur lequel il se lit : boutons et liens auront la couleur de ce fond.";
var inFrench = (ratio) => (Math.floor(ratio * 10) / 10).toLocaleString("fr-FR");
export {
  isOfGround,
  leastOfShapes,
  leastOfText,
  lookFindings
};
