import { smsTemplateLimits } from '#contract/limits.ts'

const variable = '{#var#}'

/**
 * Whether a text is one that a registered template allows: each `{#var#}` stands for up to thirty
 * characters, everything else is literal. Keeps the set of reachable positions: backtracking over
 * many variables side by side would take exponential time.
 */
export function matchesSmsTemplate(template: string, text: string): boolean {
  const [first = '', ...rest] = template.split(variable)
  let reached = literalEnds([0], first, text)
  for (const literal of rest) reached = literalEnds(variableEnds(reached, text), literal, text)
  return reached.includes(text.length)
}

function literalEnds(starts: number[], literal: string, text: string) {
  return starts.filter((at) => text.startsWith(literal, at)).map((at) => at + literal.length)
}

function variableEnds(starts: number[], text: string) {
  const ends = new Set<number>()
  for (const at of starts) {
    const last = Math.min(at + smsTemplateLimits.variableChars, text.length)
    for (let end = at; end <= last; end++) ends.add(end)
  }
  return [...ends]
}
