const lakh = 1_00_000
const crore = 1_00_00_000

/** What a price slider can stop at when buying. */
export const priceSteps: readonly number[] = [
  0,
  ...steps(5, 50, 5).map((n) => n * lakh),
  ...steps(60, 90, 10).map((n) => n * lakh),
  ...steps(100, 180, 20).map((n) => n * lakh),
  ...steps(2, 10, 1).map((n) => n * crore),
]

/** What a price slider can stop at when renting. */
export const rentSteps: readonly number[] = [
  0,
  ...steps(5, 50, 5).map((n) => n * 1_000),
  ...steps(60, 90, 10).map((n) => n * 1_000),
  ...steps(100, 175, 25).map((n) => n * 1_000),
  ...steps(4, 10, 1).map((n) => (n * lakh) / 2),
]

/** Whole number with Indian commas: 1,25,00,000. */
export function groupIndian(n: number): string {
  if (!Number.isFinite(n)) return ''
  const digits = Math.abs(Math.round(n)).toString()
  const grouped = digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return Math.round(n) < 0 ? `-${grouped}` : grouped
}

/** Every rupee: ₹ 2,02,764. */
export function formatRupees(rupees: number | null | undefined): string {
  return isAmount(rupees) ? `₹ ${groupIndian(rupees)}` : ''
}

/** A price as people say it: ₹ 18,500, ₹ 85 Lakh, ₹ 1.25 Cr. Blank when there is none. */
export function formatPrice(rupees: number | null | undefined): string {
  if (!isAmount(rupees)) return ''
  if (rupees < lakh) return formatRupees(rupees)
  const lakhs = rounded(rupees, lakh, 2)
  return lakhs < 100 ? `₹ ${lakhs} Lakh` : `₹ ${inCrores(rupees)} Cr`
}

/** A price small enough for a pin on a map: ₹ 18.5k, ₹ 85 L, ₹ 1.25 Cr. */
export function shortPrice(rupees: number | null | undefined): string {
  if (!isAmount(rupees)) return ''
  if (rupees < 1_000) return formatRupees(rupees)
  const thousands = rounded(rupees, 1_000, 1)
  if (thousands < 100) return `₹ ${thousands}k`
  const lakhs = rounded(rupees, lakh, 1)
  return lakhs < 100 ? `₹ ${lakhs} L` : `₹ ${inCrores(rupees)} Cr`
}

/** Rupees per square foot, rounded; none without a price or an area. */
export function pricePerSqFt(
  price: number | null | undefined,
  area: number | null | undefined,
): number | undefined {
  if (!isAmount(price) || !isAmount(area) || area === 0) return undefined
  return Math.round(price / area)
}

/** ₹ 6,944 / sq ft, or blank. */
export function formatPricePerSqFt(
  price: number | null | undefined,
  area: number | null | undefined,
): string {
  const rate = pricePerSqFt(price, area)
  return rate === undefined ? '' : `${formatRupees(rate)} / sq ft`
}

/** The whole number somebody typed; commas, spaces and ₹ do not matter. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replace(/[₹,\s]/g, '')
  if (!/^\d{1,16}$/.test(plain)) return undefined
  const amount = Number(plain)
  return Number.isSafeInteger(amount) ? amount : undefined
}

function isAmount(n: number | null | undefined): n is number {
  return typeof n === 'number' && Number.isFinite(n) && n >= 0
}

function inCrores(rupees: number) {
  const crores = rounded(rupees, crore, 2)
  return crores < 1_000 ? `${crores}` : groupIndian(crores)
}

function rounded(rupees: number, unit: number, decimals: number) {
  const scale = 10 ** decimals
  return Math.round(rupees / (unit / scale)) / scale
}

function steps(from: number, to: number, by: number) {
  return Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by)
}
