/** The ground of the page, as tokens.css has it, for browsers and phones that frame the site in it. */
export const themeColor = '#fbf9f4'
