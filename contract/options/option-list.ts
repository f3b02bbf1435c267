export type OptionOf<List extends { values: readonly string[] }> = List['values'][number]

/** Any option list, for code that works with all of them. */
export type OptionList<Value extends string = string> = {
  readonly values: readonly [Value, ...Value[]]
  readonly labels: { readonly [Key in Value]?: string }
  readonly items: readonly { value: Value; label: string }[]
}

/** The label of a stored value; an unknown or missing value has none. */
export function labelOf(list: OptionList, value: string | null | undefined): string {
  return value && Object.hasOwn(list.labels, value) ? (list.labels[value] ?? '') : ''
}

/** Whether a text is one of the list's values. */
export function isOption<Value extends string>(
  list: OptionList<Value>,
  value: unknown,
): value is Value {
  return typeof value === 'string' && Object.hasOwn(list.labels, value)
}

/** A list in the order it is written, from values and their labels. */
/*@__NO_SIDE_EFFECTS__*/
export function optionList<const Labels extends Record<string, string>>(labels: Labels) {
  type Value = keyof Labels & string
  const values = Object.keys(labels) as [Value, ...Value[]]
  const items = values.map((value) => ({ value, label: labels[value] as string }))

  return { values, labels, items }
}

/** For lists with plain numbers in them, which an object would move to its front. */
/*@__NO_SIDE_EFFECTS__*/
export function orderedList<const Value extends string>(
  entries: readonly (readonly [Value, string])[],
) {
  const values = entries.map(([value]) => value) as [Value, ...Value[]]
  const labels = Object.fromEntries(entries) as Record<Value, string>
  const items = entries.map(([value, label]) => ({ value, label }))

  return { values, labels, items }
}

/** The entries 1 to max of an ordered list. */
/*@__NO_SIDE_EFFECTS__*/
export function numbers(max: number, label: (n: number) => string) {
  return Array.from({ length: max }, (_, i) => [`${i + 1}`, label(i + 1)] as [`${number}`, string])
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st … */
/*@__NO_SIDE_EFFECTS__*/
export function ordinal(n: number) {
  const teen = n % 100 >= 11 && n % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}
