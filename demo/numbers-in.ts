export type Span = { from: number; to: number }

/** The whole numbers of a span, without its end, one at a time. */
export function numbersIn({ from, to }: Span) {
  return Iterator.from({
    *[Symbol.iterator]() {
      for (let n = from; n < to; n++) yield n
    },
  })
}
