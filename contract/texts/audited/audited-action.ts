import type { AuditFacts } from '#contract/texts/audit-facts.ts'

export type AuditedEntry = {
  action: string
  /** Whom or what it was about, as people call it. */
  subject: string
  before: string
  /** A state; in entries from before there were facts also what these say now. */
  after: string
  reason: string
  facts: AuditFacts
}

export type AuditedAction = {
  /** Its name in the filter of the log, which offers most actions. */
  label?: string
  sentence(entry: AuditedEntry): string
  /** The calls, pages, jobs and commands that record it. */
  by: readonly string[]
}

export type AuditedActions = Record<string, AuditedAction>

/** An action that has no sentence of its own, in its own words. */
export function anySentence({ action, subject, before, after, reason }: AuditedEntry) {
  const change = [before, after].filter(Boolean).join(' → ')
  const words = [action.replaceAll(/[._]/g, ' '), subject, change && `(${change})`]
  return `${words.filter(Boolean).join(' ')}${because(reason)}`
}

export function because(reason: string) {
  return reason ? `: ${reason}` : ''
}
