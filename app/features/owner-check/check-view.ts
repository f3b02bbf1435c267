/** What an owner showed about a home, or a broker gave, in words. */
export type CheckView = {
  /** What seekers see now. */
  badge: string
  /** Why they no longer see it, or why it was not accepted. */
  trouble: string
  waiting: { id: string; text: string; looked: string } | undefined
  /** When the paper was deleted. */
  deleted: string
}
