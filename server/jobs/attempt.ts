/** What a job knows of itself besides its payload. */
export type Attempt = {
  /** Whether this is the last try. */
  isLast: boolean
}
