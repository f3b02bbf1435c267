import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose work this is, for log lines and for the statements that PostgreSQL shows. */
export type WorkContext = {
  requestId?: string
  /** The client's address as rate limits know it: of IPv6 only the network. */
  address?: string
  userId?: string
  job?: string
  jobId?: string
}

// Here and not in server/: the built site has a second copy of that code.
const contexts = new AsyncLocalStorage<WorkContext>()

/** Runs work whose log lines and statements say whose it is. */
export function runInContext<Result>(context: WorkContext, work: () => Result): Result {
  return contexts.run({ ...context }, work)
}

export function currentContext(): WorkContext | undefined {
  return contexts.getStore()
}

/** Adds what is found out on the way, such as who is signed in. */
export function addToContext(more: WorkContext) {
  const context = contexts.getStore()
  if (context) Object.assign(context, more)
}

/**
 * A statement with whose it is, as sqlcommenter writes it, but in front: what PostgreSQL shows of a
 * long statement is its beginning. Both values are ours, never a client's.
 */
export function withComment(text: string): string {
  const context = contexts.getStore()
  if (!context?.requestId) return text
  const job = context.job ? `,job='${context.job}'` : ''
  return `/*request_id='${context.requestId}'${job}*/ ${text}`
}
