/**
 * Stands for the nonce while a page is rendered; the server puts each answer's own nonce in its
 * place. Random for each process, so that no text a person wrote can contain it.
 */
export const nonceMark = `nonce-${crypto.randomUUID()}`
