import type { Clock } from '#demo/clock.ts'
import { placeholderOf } from '#demo/pictures/placeholder-of.ts'
import { scenes } from '#demo/pictures/scenes.ts'

/** The rows of the drawn pictures that demo listings share; nobody owns them. */
export function poolPhotos(clock: Clock) {
  return scenes.map(({ key }) => ({
    ...{ key, ownerId: null, purpose: 'listing' as const, width: 1280, height: 960 },
    placeholder: placeholderOf(key) ?? '',
    createdAt: clock.ago(400),
  }))
}
