/** What a check found out, in one line: what is so, or what is not right and what to do. */
export type Finding = { about: string; level: 'ok' | 'warning' | 'wrong'; text: string }

type Say = (text: string) => Finding

/** The three ways to report on one topic. */
export function reporter(about: string): Record<Finding['level'], Say> {
  return {
    ok: (text) => ({ about, level: 'ok', text }),
    warning: (text) => ({ about, level: 'warning', text }),
    wrong: (text) => ({ about, level: 'wrong', text }),
  }
}

/** A finding as it is printed. */
export function asLine({ about, level, text }: Finding): string {
  return `${level.padEnd(8)} ${about.padEnd(12)} ${text.replaceAll('\n', ' ')}`
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  // fetch itself only says that it failed.
  const { cause } = error
  const isOfFetch = error instanceof TypeError && cause instanceof Error && 'code' in cause
  return isOfFetch ? String(cause.code) : error.message
}
