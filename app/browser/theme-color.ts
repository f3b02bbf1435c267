/** The ground of the page, as tokens.css has it, for browsers and phones that frame the site in it. */
export const themeColors = { light: '#fbf9f4', dark: '#111a16' }
