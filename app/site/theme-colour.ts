/** Background colour of the site, as in `app/styles/tokens.css`; browsers colour their interface with it. */
export const themeColour = '#fbf8f1';
