import { formatDay } from '#contract/format/dates.ts'
import { groupIndian } from '#contract/format/money.ts'
import type { PropertyAge } from '#contract/options.ts'
import type { Described } from '#demo/described.ts'

/** Words as `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** `one balcony`, `two balconies`. */
export function counted(count: number, one: string, many: string): string {
  return `${numberWords[count] ?? count} ${count === 1 ? one : many}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Decided by the first letter: numbers such as 8 do not occur here. */
export function withArticle(text: string): string {
  return /^[aeio]/i.test(text) ? `an ${text}` : `a ${text}`
}

export function areaWords(sqFt: number): string {
  return `${groupIndian(sqFt)} sq ft`
}

/** `north_east` as `north-east`. */
export function directionWords(facing: string): string {
  return facing.replace('_', '-')
}

export function ageSentences(age: PropertyAge | null): string[] {
  return age ? (agePhrases[age] ?? []) : []
}

/** How far the next landmark is; on foot while that is a distance one walks. */
export function nearSentences({ near, locality }: Described): string[] {
  if (!near) return []
  const name = near.isMetro ? near.name.replace('Metro Station', 'metro station') : near.name
  const about =
    near.metres < 950
      ? `${Math.max(1, Math.round(near.metres / 50)) * 50} m`
      : `${(near.metres / 1000).toFixed(1)} km`
  const minutes = Math.max(2, Math.round((near.metres * 1.3) / 75))
  const said = [`${name} is about ${about} away.`, `It is roughly ${about} to ${name}.`]
  if (minutes <= 20) said.push(`${name} is some ${minutes} minutes on foot.`)
  if (near.isMetro) said.push(`The nearest stop in ${locality} is ${name}, about ${about} away.`)
  return said
}

export function availableSentences({ availableFrom, isFree, deal }: Described): string[] {
  const day = formatDay(availableFrom)
  const verb = deal === 'rent' ? 'move in' : 'take possession'
  return isFree
    ? [
        `It is empty, so you can ${verb} as soon as the papers are signed.`,
        'It can be handed over at once.',
      ]
    : [`It is free from ${day}.`, `You can ${verb} from ${day}.`]
}

const agePhrases: Partial<Record<PropertyAge, string[]>> = {
  less_than_a_year: ['The building is less than a year old.', 'Everything in it is nearly new.'],
  '1_3_year': [
    'The building is one to three years old.',
    'It was built within the last three years.',
  ],
  '3_5_year': [
    'The building is three to five years old.',
    'It is some four years old and well kept.',
  ],
  '5_10_year': [
    'It was built five to ten years ago.',
    'It is between five and ten years old and was painted since.',
  ],
  more_than_10_year: [
    'The building is over ten years old and solid.',
    'An older building, more than ten years, with generous rooms.',
  ],
}

const numberWords: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  9: 'nine',
}
