/** What a job knows of itself besides its payload. */
export type Attempt = {
  /** Whether there is no other try after this one. */
  isLast: boolean
}
