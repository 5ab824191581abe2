// @ts-nocheck Bundled from content-model/rules/picture-limits.ts by npm run content strapi.
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
export {
  mostBytes,
  mostPixels,
  pictureKind
};
