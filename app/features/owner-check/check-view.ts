/** A paper that an owner showed, or a number that a broker gave, in words. */
export type CheckView = {
  /** The badge that seekers see now. */
  badge: string
  /** Why they no longer see it, or why it was not accepted. */
  trouble: string
  waiting: { id: string; text: string; looked: string } | undefined
  /** When the paper was deleted. */
  deleted: string
}
