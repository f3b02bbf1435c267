import { useRef, useState } from 'react'
import type { z } from 'zod'
import { type Check, loadCheck } from '#app/forms/load-check.ts'

type Sources = { schema?: () => Promise<z.ZodType>; check?: () => Promise<Check> }

/** Checks by a schema that is fetched when it is first wanted; until then the server alone checks. */
export function useCheck({ schema, check: loadOwn }: Sources) {
  const [check, setCheck] = useState<Check>()
  const isAsked = useRef(false)

  function prepare() {
    const loading = isAsked.current ? undefined : (loadOwn?.() ?? (schema && loadCheck(schema)))
    if (!loading) return
    isAsked.current = true
    loading.then(
      (loaded) => setCheck(() => loaded),
      () => {
        // The next touch asks for it again.
        isAsked.current = false
      },
    )
  }

  return { check, prepare }
}
