import { filledKey, type ReadSentence } from '#app/features/wizard/use-sentence.ts'
import { useKeptInput } from '#app/forms/use-kept-input.ts'

type Filled = ReadSentence['understood'][number]

const nothingFilled: Filled[] = []

/** The answers of a draft that the owner's sentence filled in and the owner has not changed. */
export function usePrefilled(spn: string | undefined) {
  const { value: filled, write } = useKeptInput(filledKey(spn ?? ''), nothingFilled)

  return {
    /** The words that a field was filled in from; undefined where the owner gave the answer. */
    wordsOf: (field: string) => filled.find((each) => each.field === field)?.words,
    /** From now on these are the owner's own answers. */
    disown(fields: readonly string[]) {
      write(filled.filter(({ field }) => !fields.includes(field)))
    },
  }
}
