import { findDrawing } from '#demo/pictures/find-drawing.ts'
import { createSemaphore } from '#server/http/semaphore.ts'
import type { Storage } from '#server/providers/storage/storage.ts'

// Drawing takes the threads that also read files, of which there are four.
const enter = createSemaphore({ inside: 2, waiting: 500 })

/**
 * A store whose demo pictures are drawn when they are first asked for, and kept. Drawing all of
 * them at the start would take a minute of processor time, and most are never looked at.
 */
export function withDemoPictures(storage: Storage): Storage {
  /** Whoever asks for a picture that is being drawn waits for it, instead of drawing it again. */
  const drawing = new Map<string, Promise<Uint8Array>>()

  function draw(name: string) {
    const begun = drawing.get(name)
    const start = !begun && findDrawing(name)
    if (!start) return begun
    const drawn = drawAndKeep(name, start).finally(() => drawing.delete(name))
    drawing.set(name, drawn)
    return drawn
  }

  async function drawAndKeep(name: string, start: () => Promise<Uint8Array>) {
    const drawn = await enter(start)
    // Shown even if it cannot be kept, and then drawn again the next time.
    await storage.put(name, drawn).catch(() => {})
    return drawn
  }

  return {
    ...storage,
    async get(name) {
      return (await storage.get(name)) ?? draw(name)
    },
  }
}
