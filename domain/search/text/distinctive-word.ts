import { isNumberedWord } from '#db/gazetteer/numbered-words.ts'

/** Whether a word tells a place from others. A number stands in nearly every address. */
export function isDistinctiveWord(word: string): boolean {
  return !/^\d+$/.test(word) && !isNumberedWord(word) && !sharedWords.has(word)
}

const sharedWords = new Set(
  `sector phase block pocket part nagar vihar colony puri pura puram gate city town road park garden
  enclave extension village chowk marg bagh kunj centre place metro station estate greater new old
  east west north south main`.split(/\s+/),
)
