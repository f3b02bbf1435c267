import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Clock } from '#demo/clock.ts'

const folder = path.join(import.meta.dirname, 'pictures')
const fileName = /^([a-z-]+)-\d+\.webp$/

type DemoPicture = { key: string; kind: string; file: string }

/** The pictures in the folder. Keys start with `demo-`, which is how pages know an illustration. */
export const demoPictures: readonly DemoPicture[] = readdirSync(folder)
  .sort()
  .flatMap((name) => {
    const kind = fileName.exec(name)?.[1]
    const key = `demo-${path.basename(name, '.webp')}`
    return kind ? [{ key, kind, file: path.join(folder, name) }] : []
  })

/** The rows of the pictures that demo listings share; nobody owns them. */
export function pictureRows(clock: Clock) {
  return demoPictures.map(({ key }) => ({
    key,
    ownerId: null,
    purpose: 'listing' as const,
    width: 1280,
    height: 960,
    createdAt: clock.ago(400),
  }))
}
