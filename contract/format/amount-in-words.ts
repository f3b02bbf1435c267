const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const units = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** What a typed amount says, so that a zero too many is noticed: Eighteen thousand five hundred rupees. */
export function amountInWords(rupees: number | null | undefined): string {
  if (rupees == null || !Number.isSafeInteger(rupees) || rupees < 0) return ''
  const words = inWords(rupees)
  return `${words[0]?.toUpperCase()}${words.slice(1)} ${rupees === 1 ? 'rupee' : 'rupees'}`
}

function inWords(n: number): string {
  const unit = units.find(([size]) => n >= size)
  if (!unit) return belowHundred(n)
  const [size, name] = unit
  const rest = n % size
  const head = `${inWords(Math.floor(n / size))} ${name}`
  return rest === 0 ? head : `${head} ${inWords(rest)}`
}

function belowHundred(n: number): string {
  if (n < 20) return small[n] ?? ''
  const ones = n % 10
  const ten = tens[Math.floor(n / 10)] ?? ''
  return ones === 0 ? ten : `${ten} ${small[ones]}`
}
