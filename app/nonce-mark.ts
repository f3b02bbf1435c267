/**
 * Marks our own inline scripts while a page is rendered; the server lets exactly those run. Random
 * for each process, so that no text a person wrote can contain it.
 */
export const nonceMark = `nonce-${crypto.randomUUID()}`
