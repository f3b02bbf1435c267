/** The background of the page, as in tokens.css, in which browsers and phones frame the site. */
export const themeColors = { light: '#fbf9f4', dark: '#111a16' }
