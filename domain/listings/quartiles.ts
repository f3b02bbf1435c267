/** The quartiles of some numbers, interpolated between neighbours. */
export function quartiles(numbers: readonly number[]) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return { low: at(sorted, 0.25), middle: at(sorted, 0.5), high: at(sorted, 0.75) }
}

function at(sorted: readonly number[], share: number) {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place % 1)
}
