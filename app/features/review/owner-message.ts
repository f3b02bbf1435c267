/** The message to the owner, made of the ticked reasons. */
export function writeMessage(sentences: readonly string[]): string {
  return sentences.map(endSentence).join(' ')
}

/**
 * Updates a message that somebody has edited after ticks changed: sentences of new reasons are
 * added, those of removed reasons are taken out where they are unchanged, all else stays as typed.
 */
export function rewriteMessage(
  typed: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const gone = before.filter((each) => !after.includes(each)).map(endSentence)
  const added = after.filter((each) => !before.includes(each)).map(endSentence)
  const rest = gone.reduce(takeOut, typed)
  return added.reduce((text, each) => (text.includes(each) ? text : joined(text, each)), rest)
}

function takeOut(text: string, sentence: string) {
  const at = text.indexOf(sentence)
  if (at < 0) return text
  return joined(text.slice(0, at).trimEnd(), text.slice(at + sentence.length).trimStart())
}

function joined(before: string, after: string) {
  return [before, after].filter(Boolean).join(/\s$/.test(before) ? '' : ' ')
}

function endSentence(text: string) {
  return /[.!?।]$/.test(text) ? text : `${text}.`
}
