import { storedList } from '#app/browser/stored-list.ts'

/** The listings that were opened in this browser. */
export const seenListings = storedList<string>('seen-listings', {
  most: 300,
  isEntry: (value) => typeof value === 'string',
  idOf: (spn) => spn,
})
