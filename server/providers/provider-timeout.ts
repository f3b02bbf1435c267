/**
 * Time limit of a gateway. A person who waits for a code is answered within 6 seconds, which leaves
 * two for everything else.
 */
export const providerTimeoutMs = 4_000
