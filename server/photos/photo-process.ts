import { isDomainError } from '#domain/errors.ts'
import { makeVariants } from '#server/photos/make-variants.ts'
import type { PhotoJob, PhotoOutcome } from '#server/photos/photo-maker.ts'

// Runs as a child process of photo-maker.ts: one job at a time, one answer for each.

process.on('message', async ({ file, size, purpose, quarterTurns }: PhotoJob) => {
  const outcome = await makeVariants(file, size, purpose, quarterTurns).then(
    (variants): PhotoOutcome => ({ variants }),
    (error): PhotoOutcome =>
      isDomainError(error) ? { isUnreadable: true } : { error: String(error) },
  )
  // The parent may have been killed meanwhile.
  if (process.connected) process.send?.(outcome)
})
