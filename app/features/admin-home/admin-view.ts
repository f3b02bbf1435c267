import type { ReportWithWaiting } from '#contract/options/reports.ts'

/** What the admin home shows above its tiles, in words. */
export type AdminView = {
  review: WaitingCard & {
    /** How many were sent in and how many complained about; blank where none is. */
    parts: string
    /** How many wait too long, or soon will. */
    goal: string
    /** How much of the bar the oldest fills, from 0 to 1. */
    filled: number
    isLate: boolean
  }
  cards: readonly WaitingCard[]
  figures: readonly FigureView[]
  days: readonly { day: string; sentIn: number; approved: number }[]
  team: readonly TeamRow[]
  /** The length of the queue, for the tiles that lead there. */
  queue: number
  requests: Record<ReportWithWaiting, number>
}

export type WaitingCard = { title: string; to: string; count: string; oldest: string }

export type FigureView = { label: string; value: string; beside: string; isBad?: boolean }

export type TeamRow = {
  key: string
  name: string
  decided: string
  median: string
  isLate: boolean
  sentBack: string
}
