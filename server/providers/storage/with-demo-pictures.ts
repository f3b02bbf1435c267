import { drawPicture } from '#demo/pictures/draw-picture.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

/**
 * A store whose demo pictures are drawn when they are first asked for, and kept. Drawing all of
 * them at the start would take a minute of processor time, and most are never looked at.
 */
export function withDemoPictures(storage: Storage): Storage {
  return {
    ...storage,
    async get(name) {
      return (await storage.get(name)) ?? drawAndKeep(storage, name)
    },
  }
}

async function drawAndKeep(storage: Storage, name: string) {
  const bytes = await drawPicture(name)
  if (bytes) await storage.put(name, bytes)
  return bytes
}
