import { useRef, useState } from 'react'
import { preloadThumbnail } from '#app/features/wizard/thumbnail.ts'
import { call } from '#app/forms/api-client.ts'
import { useSignedIn } from '#app/session/sign-in-again.ts'

/** Presses that follow each other this quickly are one turn for the server. */
const PAUSE_MS = 500

/** A picture that is turned, or why it could not be. */
export type PhotoTurn = { quarters: number; error?: string }

/**
 * Turns pictures to the left by quarters. The page shows it at once (optimistic update); the server
 * makes a picture with a path of its own, which then takes the other's place.
 */
export function usePhotoTurns(onTurned: (path: string, turned: string) => void) {
  const [turns, setTurns] = useState<ReadonlyMap<string, PhotoTurn>>(new Map())
  // By path: the quarters that the server has not made yet.
  const waiting = useRef(new Map<string, number>())
  const signedIn = useSignedIn()

  function show(failed?: { path: string; error: string }) {
    const shown = new Map<string, PhotoTurn>()
    for (const [path, quarters] of waiting.current) shown.set(path, { quarters })
    if (failed) shown.set(failed.path, { quarters: 0, error: failed.error })
    setTurns(shown)
  }

  async function work(path: string): Promise<void> {
    const asked = await lastPress(() => waiting.current.get(path) ?? 0)
    if (asked % 4 === 0) return finish(path, 0)
    const reply = await signedIn(() => call('/img/turn', { image: path, turns: asked % 4 }))
    if (!reply.ok) {
      waiting.current.delete(path)
      return show({ path, error: reply.message })
    }
    const turned = reply.answer.data.path
    await preloadThumbnail(turned)
    const more = ((waiting.current.get(path) ?? 0) - asked) % 4
    onTurned(path, turned)
    finish(path, more, turned)
  }

  /** What was pressed while the server was busy is turned next. */
  function finish(path: string, more: number, turned = path) {
    waiting.current.delete(path)
    if (more > 0) {
      waiting.current.set(turned, more)
      work(turned)
    }
    show()
  }

  return {
    turns,
    turn(path: string) {
      const before = waiting.current.get(path)
      waiting.current.set(path, (before ?? 0) + 1)
      show()
      if (before === undefined) work(path)
    },
  }
}

/** Waits until a count stays as it is. */
async function lastPress(count: () => number): Promise<number> {
  for (let before = count(); ; before = count()) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (count() === before) return before
  }
}
