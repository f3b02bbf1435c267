import { useRef, useState } from 'react'
import type { z } from 'zod'
import { type Check, loadCheck } from '#app/forms/load-check.ts'
import { errorsFromPosted, toPosted } from '#contract/schemas/posted-names.ts'

type Sources = { schema?: () => Promise<z.ZodType>; check?: () => Promise<Check> }

/** Checks by a schema that is fetched when it is first wanted; until then the server alone checks. */
export function useCheck(path: string, { schema, check: loadOwn }: Sources) {
  const [check, setCheck] = useState<Check>()
  const isAsked = useRef(false)

  function prepare() {
    const loading = isAsked.current ? undefined : (loadOwn?.() ?? (schema && loadCheck(schema)))
    if (!loading) return
    isAsked.current = true
    loading.then(
      (loaded) => setCheck(() => inOurNames(path, loaded)),
      () => {
        // Retried the next time that somebody enters the form.
        isAsked.current = false
      },
    )
  }

  return { check, prepare }
}

/** Translates between the names of a form and those of a call. */
function inOurNames(path: string, check: Check): Check {
  return (values) => errorsFromPosted(path, check(toPosted(path, values)))
}
