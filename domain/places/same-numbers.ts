import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'

/** Whether a place has every number of a text: Sector 30 is not meant by `sector 3`. */
export function hasNumbersOf(text: string, { name }: { name: string }): boolean {
  const own = numbersOf(name)
  return numbersOf(text).every((number) => own.includes(number))
}

function numbersOf(text: string) {
  return normalisePlaceText(text)
    .split(' ')
    .filter((word) => /^\d/.test(word))
}
