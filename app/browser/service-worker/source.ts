import answer from '#app/browser/service-worker/answer.js?raw'
import keep from '#app/browser/service-worker/keep.js?raw'
import show from '#app/browser/service-worker/show.js?raw'

/** The service worker as one script. */
export const serviceWorker = [answer, keep, show].join('\n')
