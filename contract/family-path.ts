/** The page of a family list, by the token of its link. */
export function familyPath(token: string): string {
  return `/family?t=${token}`
}

/**
 * The cookie by which a relative's browser is known again on the lists it joined. It holds a random
 * token, whose hash is stored; a site with https prefixes its name.
 */
export const relativeCookie = 'basera_relative'
