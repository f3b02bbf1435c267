import type { TextPart } from '#app/features/review/review-view.ts'

/** How many words around a change are shown, so that a reader knows where it is. */
const AROUND = 4
/** Below this share of words in common, a text is another one and not a changed one. */
const ALIKE = 0.4

/** How one text became another, word by word; of what stayed, only the words around the changes. */
export function diffWords(before: string, after: string): TextPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const parts = compare(old, now)
  const kept = parts.filter(({ kind }) => kind === 'kept').flatMap(({ words }) => words)
  const isAnother = kept.length < ALIKE * Math.max(old.length, now.length)
  const shown = isAnother
    ? [part('removed', old), part('added', now)]
    : parts.map((each, at) => shorten(each, at === 0, at === parts.length - 1))
  return shown
    .filter(({ words }) => words.length > 0)
    .map(({ kind, words }) => ({ kind, text: words.join(' ') }))
}

type Words = { kind: TextPart['kind']; words: string[] }

function part(kind: TextPart['kind'], words: string[]): Words {
  return { kind, words }
}

function wordsOf(text: string) {
  return text.split(/\s+/).filter(Boolean)
}

function shorten({ kind, words }: Words, isFirst: boolean, isLast: boolean): Words {
  const most = isFirst || isLast ? AROUND : 2 * AROUND
  if (kind !== 'kept' || words.length <= most) return { kind, words }
  const begin = isFirst ? [] : words.slice(0, AROUND)
  const end = isLast ? [] : words.slice(-AROUND)
  return { kind, words: [...begin, '…', ...end] }
}

/** The longest common subsequence of words, as runs of what was kept, removed and added. */
function compare(old: string[], now: string[]): Words[] {
  const lengths = commonLengths(old, now)
  const parts: Words[] = []
  const add = (kind: TextPart['kind'], word: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.words.push(word)
    else parts.push(part(kind, [word]))
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('kept', now[j]!)
      i++
      j++
    } else if (j === now.length || (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      add('removed', old[i++]!)
    } else {
      add('added', now[j++]!)
    }
  }
  return parts
}

/** How many words two texts have in common from each pair of words on. */
function commonLengths(old: string[], now: string[]) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        old[i] === now[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}
