import type { Token } from '#domain/language/words/tokens.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** The wishes that cannot be filtered by, in the words they were typed in: `near metro`, `vastu`. */
export function readWishes(text: string, tokens: Token[]): string[] {
  for (const [at, token] of tokens.entries()) if (token.use === 'wish') joinAround(tokens, at)
  const runs: { first: number; last: number }[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.use !== 'wish') continue
    const run = runs.at(-1)
    if (run && goesOn(text, tokens, run.last, at)) run.last = at
    else runs.push({ first: at, last: at })
  }
  const wishes = runs.map(({ first, last }) =>
    text.slice(tokens[first]!.start, tokens[countedEnd(tokens, last)]!.end),
  )
  return [...new Set(wishes.map((wish) => wish.replace(/\s+/g, ' ')))]
}

/** The 2 of `2 car parking` means nothing without the words behind it. */
function countedEnd(tokens: Token[], last: number) {
  let end = last
  if (/^\d+$/.test(tokens[last]!.word)) while (tokens[end + 1]?.use === 'meaning') end++
  return end
}

/** Whether two wishes are said in one go: `near metro and market`, but not `near metro, vastu`. */
function goesOn(text: string, tokens: Token[], last: number, next: number) {
  const between = tokens.slice(last + 1, next)
  const isJoined = between.every(({ use, word }) => use === 'filler' && joining.has(word))
  return isJoined && !/[,;!?\n]/.test(text.slice(tokens[last]!.end, tokens[next]!.start))
}

/** Takes in the words around a wish that belong to it: `near` metro, metro `ke paas`, `no` pets. */
function joinAround(tokens: Token[], at: number) {
  for (const step of [-1, 1]) {
    let end = at
    for (let next = at + step; tokens[next]?.use === 'filler'; next += step) {
      const { word } = tokens[next]!
      if (belonging.has(word)) end = next
      else if (!joining.has(word)) break
    }
    for (let next = at + step; next !== end + step; next += step) tokens[next]!.use = 'wish'
  }
}

const joining = wordSet('and & aur n or ya ka ke ki k se to from of the a with + - /')

const belonging =
  wordSet(`near nearby nearest nr close beside next opposite around within from distance walking walkable paas
  pas pass najdeek nazdeek nazdik najdik aaspaas aspaas samne saamne facing friendly allowed attached
  attach separate only compliant no not without bina nahi nahin nhi`)
