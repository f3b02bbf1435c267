import type { GazetteerPlace } from '#db/gazetteer/read-places.ts'

/** A place of the gazetteer as it is shown, without what only searches need. */
export type Place = Omit<GazetteerPlace, 'rank' | 'aliases' | 'within'>
