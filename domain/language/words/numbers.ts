import { free, type Token } from '#domain/language/words/tokens.ts'
import { wordMap } from '#domain/language/words/word-table.ts'

/** A number and the place of its last token. */
export type NumberAt = { value: number; last: number }

/** The number that starts at a token, in digits or in words: `25,000`, `do sau`, `sadhe teen`. */
export function numberAt(tokens: Token[], at: number): NumberAt | undefined {
  const number = fractionAt(tokens, at) ?? whole(tokens, at)
  const isHundreds = number && /^(sau|hundred)$/.test(free(tokens[number.last + 1]))
  return isHundreds ? { value: number.value * 100, last: number.last + 1 } : number
}

function fractionAt(tokens: Token[], at: number): NumberAt | undefined {
  const fraction = fractions.find(({ words }) => words.includes(free(tokens[at])))
  const next = fraction && whole(tokens, at + 1)
  if (next && next.value < 100) return { value: next.value + fraction.added, last: next.last }
  return fraction?.alone === undefined ? undefined : { value: fraction.alone, last: at }
}

function whole(tokens: Token[], at: number): NumberAt | undefined {
  const word = free(tokens[at])
  const isDigits = /^\d[\d,]*(\.\d+)?$/.test(word)
  if (isDigits) return { value: Number(word.replaceAll(',', '')), last: at }
  const value = numberWords.get(word)
  if (value === undefined) return undefined
  const ones = /^(twen|thir|for|fif|six|seven|eigh|nine)ty$/.test(word) ? onesAt(tokens, at + 1) : 0
  return { value: value + ones, last: ones ? at + 1 : at }
}

/** The five of `twenty five`. */
function onesAt(tokens: Token[], at: number) {
  const value = numberWords.get(free(tokens[at])) ?? 0
  return value < 10 ? value : 0
}

/** Words that add to the number behind them: sadhe teen is 3.5. */
const fractions: { words: string[]; added: number; alone?: number }[] = [
  { words: 'sadhe saadhe sade saade sadhey saadhey sarhe sadhay'.split(' '), added: 0.5 },
  { words: 'sava sawa savaa sawaa savva swa'.split(' '), added: 0.25, alone: 1.25 },
  { words: 'paune pone pauney paun pauna pona'.split(' '), added: -0.25, alone: 0.75 },
]

const numberWords = wordMap([
  [0.5, 'half adha aadha adhe aadhe'],
  [1, 'ek one single'],
  [1.5, 'dedh derh ded dedhh dedha'],
  [2, 'do two double'],
  [2.5, 'dhai dhaai adhai dhayi dhaayi'],
  [3, 'teen tin three triple'],
  [4, 'char chaar four'],
  [5, 'paanch panch pach paach five'],
  [6, 'chhe chhah chha chheh six'],
  [7, 'saat sat seven'],
  [8, 'aath eight'],
  [9, 'nau nine'],
  [10, 'das dus ten'],
  [11, 'gyarah gyara eleven'],
  [12, 'barah bara twelve'],
  [13, 'terah thirteen'],
  [14, 'chaudah fourteen'],
  [15, 'pandrah pandra pandrha fifteen'],
  [16, 'solah sixteen'],
  [17, 'satrah seventeen'],
  [18, 'atharah athara eighteen'],
  [19, 'unnis nineteen'],
  [20, 'bees bis twenty'],
  [22, 'bais baees'],
  [25, 'pachees pachis pacchis pachchis'],
  [28, 'atthais athais'],
  [30, 'tees thirty'],
  [35, 'paintees paintis'],
  [40, 'chalis chaalis chalees forty'],
  [45, 'paintalis paintalees'],
  [50, 'pachas pachaas fifty'],
  [55, 'pachpan'],
  [60, 'sath saath sixty'],
  [65, 'painsath'],
  [70, 'sattar seventy'],
  [75, 'pachattar pichattar pachhattar'],
  [80, 'assi eighty'],
  [85, 'pachasi pichasi'],
  [90, 'nabbe ninety'],
  [95, 'pachanve pichanve'],
  [100, 'sau hundred'],
])
