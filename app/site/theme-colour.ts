/** The paper the site is printed on, as in `app/styles/tokens.css`: browsers colour their own frame with it. */
export const themeColour = '#fbf8f1';
