/** What became of an attempt; a conflict waits for an answer of the person who types. */
export type Sent = 'kept' | 'failed' | 'conflict'

type Options<Input> = {
  send: (input: Input) => Promise<Sent>
  /** Something was typed, sent or refused. */
  onChange?: () => void
}

/** After a pause in typing, but not later than this while somebody types on and on. */
const pauseMs = 600
const longestMs = 3_000
const retryMs = { first: 4_000, longest: 30_000 }

/** Sends what is typed after a pause, one attempt at a time, again and again until it arrives. */
export function createAutosave<Input>({ send, onChange }: Options<Input>) {
  let waiting: { input: Input; since: number } | undefined
  let running: Promise<Sent> | undefined
  let outcome: Sent = 'kept'
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
  }

  async function attempt(sent: NonNullable<typeof waiting>) {
    // For what is typed from now on, the longest wait starts anew.
    sent.since = Date.now()
    outcome = await send(sent.input)
    running = undefined
    failures = outcome === 'failed' ? failures + 1 : 0
    if (outcome === 'kept' && waiting === sent) waiting = undefined
    if (outcome === 'failed') schedule(Math.min(retryMs.first * failures, retryMs.longest))
    onChange?.()
    return outcome
  }

  /** Sends at once; true when everything that was typed has arrived. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (waiting) {
      running ??= attempt(waiting)
      if ((await running) !== 'kept') return false
    }
    return true
  }

  return {
    type(input: Input) {
      waiting = { input, since: waiting?.since ?? Date.now() }
      // Changes in conflict wait for the answer.
      if (outcome !== 'conflict') schedule(msToWait(waiting.since))
      onChange?.()
    },
    flush,
    /** Waits for what is under way and sends nothing more until it is told to. */
    async pause() {
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
    /** Forgets what has not been sent. */
    cancel() {
      clearTimeout(timer)
      waiting = undefined
      outcome = 'kept'
      onChange?.()
    },
    /** Continues once the conflict is answered. */
    resume() {
      outcome = 'kept'
      return flush()
    },
    stop: () => clearTimeout(timer),
    isUnsent: () => waiting !== undefined,
    hasFailed: () => waiting !== undefined && outcome !== 'kept',
  }
}

function msToWait(since: number) {
  return Math.max(0, Math.min(pauseMs, since + longestMs - Date.now()))
}
