// Forgets what somebody looked at in this browser when their session has ended; the lists of a
// visitor stay at the login. Runs in the head, because the pages have no room for more modules.
;(() => {
  /** @type {Record<import('./stored-list.ts').PersonalList, true>} */
  const lists = {
    'viewed-listings': true,
    'seen-listings': true,
    'compared-listings': true,
    'recent-searches': true,
  }
  const marker = /basera_marker=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  try {
    // Stored by `reload-for-viewer.ts` of the page before.
    const before = localStorage.getItem('basera_marker')
    if (before && before !== marker)
      for (const list of Object.keys(lists)) localStorage.removeItem(list)
  } catch {
    // Where storage is refused, there are no lists.
  }
})()
