import { storedList } from '#app/browser/stored-list.ts'

/** Which listings were opened in this browser, which is all that is known of them here. */
export const seenListings = storedList<string>('seen-listings', {
  most: 300,
  isEntry: (value) => typeof value === 'string',
  idOf: (spn) => spn,
})
