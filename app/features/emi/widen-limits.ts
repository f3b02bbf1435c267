type Limits = { min: number; max: number; step: number }

/** The limits of a slider, with room for an amount that lies outside, so that thumb and ends stay true. */
export function widenLimits({ min, max, step }: Limits, amount: number): Limits {
  return {
    min: Math.min(min, amount),
    max: Math.max(max, Math.ceil(amount / step) * step),
    step,
  }
}
