// @ts-nocheck Bundled from content-service/contract/calm-markdown.ts by npm run content:strapi.
// content-service/contract/calm-markdown.ts
var longestParagraph = 4e3;
function calmMarkdown(markdown) {
  return markdown.split("\n\n").map(
    (paragraph) => paragraph.length > longestParagraph ? paragraph.replace(/[*_]/g, "\\$&") : paragraph
  ).join("\n\n");
}
export {
  calmMarkdown
};
