import { normalisePlaceText } from '#db/gazetteer/normalise-place-text.ts'

/** Whether a place has every number of a text: Sector 30 is not meant by `sector 3`. */
export function hasNumbersOf(text: string, { name }: { name: string }): boolean {
  const own = numbersOf(name)
  return numbersOf(text).every((number) => own.includes(number))
}

/** Whether a place has exactly these numbers: an unknown Sector 5 is not Sector 13. */
export function hasSameNumbers(text: string, place: { name: string }): boolean {
  return hasNumbersOf(text, place) && hasNumbersOf(place.name, { name: text })
}

function numbersOf(text: string) {
  return normalisePlaceText(text)
    .split(' ')
    .filter((word) => /^\d/.test(word))
}
