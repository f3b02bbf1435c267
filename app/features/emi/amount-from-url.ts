type Limits = { min: number; max: number; step: number; start: number }

/** A number that an address names, on the nearest step of its slider; else where the slider starts. */
export function amountFromUrl(params: URLSearchParams, name: string, limits: Limits): number {
  const text = params.get(name)
  const asked = text === null || text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(asked)) return limits.start
  const { min, max, step } = limits
  const inside = Math.min(max, Math.max(min, asked))
  // Tenths are not exact in binary: 8.1 would come out as 8.100000000000001.
  return Math.round((min + Math.round((inside - min) / step) * step) * 10) / 10
}
