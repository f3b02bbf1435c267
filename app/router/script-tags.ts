/**
 * How React renders the tags of React Router's <Scripts>: attributes in this order, and the preload
 * of the entry module before all others. `server/pages/assemble-page.ts` looks for exactly these.
 */

/**
 * Given to the router as the nonce, to mark our own inline scripts while a page is rendered; the
 * server lets exactly those run. Random for each process, so that no user's text can contain it.
 */
export const nonceMark = `nonce-${crypto.randomUUID()}`

export const nonceAttribute = ` nonce="${nonceMark}"`

/** How the preload of a module begins, up to its address. */
export const preloadTagStart = '<link rel="modulepreload" href="'

/** What follows the nonce in the tag of the script that imports the page's modules. */
export const moduleAttributes = ' type="module" async=""'
