/**
 * The cookie that tells scripts which session this browser has now; absent when nobody is signed
 * in. It holds the session's public id, which signs nobody in (docs/decisions/018-kept-pages.md).
 */
export const markerCookie = 'basera_marker'
