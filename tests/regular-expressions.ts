import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import scslre from 'scslre'
import { parseSync } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

export type Expression = { file: string; source: string; flags: string }

/** What is read from the sources: expressions as they are written, and the files that make some of texts. */
export function readExpressions() {
  const literals: Expression[] = []
  const makers = new Set<string>()
  const files = globSync('{app,contract,db,domain,server}/**/*.{ts,tsx}', { cwd: root })
  for (const file of files.filter((each) => !/\.test\.tsx?$/.test(each)).sort()) {
    const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
    visit(program, (node) => {
      if (node.regex) literals.push({ file, source: node.regex.pattern, flags: node.regex.flags })
      if (node.callee?.name === 'RegExp') makers.add(file)
    })
  }
  return { literals, makers: [...makers] }
}

/** Runs a module once more and answers the expressions that it makes of texts meanwhile. */
export async function runMaker(file: string): Promise<Expression[]> {
  const made: Expression[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [source, flags]) {
      const expression = new target(source, flags)
      made.push({ file, source: expression.source, flags: expression.flags })
      return expression
    },
  })
  try {
    await import(`${path.join(root, file)}?once-more`)
  } finally {
    globalThis.RegExp = Original
  }
  return made
}

/**
 * How the time of an expression can grow faster than the text it reads, if it can: `exponential`,
 * or `polynomial` with the square of the length or worse.
 */
export function growthOf({ source, flags }: Expression) {
  const { reports } = scslre.analyse({ source, flags: flags.replace(/[vd]/g, '') })
  if (reports.some(({ exponential }) => exponential)) return 'exponential'
  return reports.length > 0 ? 'polynomial' : undefined
}

type Node = {
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

function visit(node: unknown, look: (node: Node) => void) {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) look(node as Node)
  for (const child of Object.values(node)) visit(child, look)
}
