import type { VisitAction, VisitStatus } from '#contract/options.ts'

export type VisitSide = 'owner' | 'seeker'

type Move = { to: VisitStatus } & Record<VisitSide, readonly VisitStatus[]>

/** Visits about which something can still be done. */
export const openStatuses = ['requested', 'proposed', 'accepted'] as const

/** What each action makes of a visit, and in which states each side may take it. */
export const visitMoves: Record<VisitAction, Move> = {
  accept: { to: 'accepted', owner: ['requested'], seeker: ['proposed'] },
  propose: { to: 'proposed', owner: ['requested', 'proposed', 'accepted'], seeker: [] },
  decline: { to: 'declined', owner: ['requested'], seeker: ['proposed'] },
  cancel: { to: 'cancelled', owner: ['proposed', 'accepted'], seeker: openStatuses },
}

export function mayMove(action: VisitAction, side: VisitSide, from: VisitStatus): boolean {
  return visitMoves[action][side].includes(from)
}
