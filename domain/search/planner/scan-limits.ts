/**
 * How many rows a statement may read before another one takes over, and how far around a place it
 * looks. README.md says which statement uses which.
 */
export const scanLimits = {
  /** Whole rows that a search without text reads in the order of an index. */
  firstRows: 400,
  /** Index entries that a search for common words reads, newest first. */
  newestEntries: 4_000,
  /** Index entries that a search by travel time reads, newest first, before it reads tile by tile. */
  travelEntries: 1_000,
  /**
   * Reaches of at most so many tiles are read tile by tile at once: the newest listings of a city
   * are hardly ever in them.
   */
  fewTiles: 2,
  /**
   * How many blocks a search sorted by travel time reads first, nearest first, and by how much it
   * multiplies them next: where they held something, and where they held nothing.
   */
  nearestBlocks: 2,
  moreBlocks: { some: 2, none: 4 },
  /** Index entries in which a text is tried out, and how many of them must match for it to be common. */
  sampledEntries: 1_600,
  commonMatches: 8,
  /** How far the surroundings of a named station or landmark reach. */
  aroundKm: 2,
  /** Nearest index entries whose words are read, to leave out what matches the text itself. */
  nearbyEntries: 200,
  /** How far around the named places a page goes on, step by step until it is filled. */
  nearbyKm: [2, 5, 12],
  /** How many listings of a kind a place must have for its counts to be stored. */
  storedPlaceListings: 100,
} as const
