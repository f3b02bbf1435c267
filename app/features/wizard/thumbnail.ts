import { photoKey, photoVariant } from '#contract/listing/pictures.ts'

/** The address of a stored picture in the size of a tile. */
export function thumbnail(path: string) {
  const key = photoKey(path)
  return key ? photoVariant(key, 320, 'webp') : path
}

/** Waits until a picture can be drawn at once, so that it does not flicker in place of another. */
export async function preloadThumbnail(path: string) {
  const picture = new Image()
  picture.src = thumbnail(path)
  await picture.decode().catch(() => undefined)
}
