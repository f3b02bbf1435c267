import { type OptionOf, optionList } from '#contract/options/option-list.ts'

/** What browsers measure of a page that was opened, by its usual short name. */
export const webVitals = optionList({
  lcp: 'Largest content (LCP)',
  inp: 'Answer to input (INP)',
  cls: 'Layout shift (CLS)',
  fcp: 'First content (FCP)',
  ttfb: 'First byte (TTFB)',
})

export const vitalRatings = optionList({ good: 'Good', fair: 'To improve', poor: 'Poor' })

export type WebVital = OptionOf<typeof webVitals>
export type VitalRating = OptionOf<typeof vitalRatings>
