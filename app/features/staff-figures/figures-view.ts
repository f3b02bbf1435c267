/** One person's week at the review desk, in words. */
export type FiguresRow = {
  key: string
  week: string
  name: string
  reviewed: number
  median: string
  isLate: boolean
  /** In percent; undefined where nothing had been sent in. */
  inGoal: number | undefined
  sentBack: string
  reasons: string
  reopened: number
  complaints: number
}

/** How staff decided about listings with a signal. */
export type SignalRow = {
  key: string
  about: string
  decided: number
  refused: number
  approved: number
  regretted: number
  /** In percent: refused, or approved and regretted. */
  right: number
}

/** The decisions of a week that the viewer may see. */
export type WeekBar = {
  week: string
  reviewed: number
  /** In percent, of what had been sent in. */
  inGoal: number | undefined
}
