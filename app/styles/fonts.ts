import anekLatin from './fonts/anek-latin.woff2?url'
import anekRupee from './fonts/anek-rupee.woff2?url'

/** The fonts that every page shows in its first screen; to be preloaded with `crossorigin`. */
export const fontPreloads: string[] = [anekLatin, anekRupee]
