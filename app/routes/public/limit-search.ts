import { data, type RouterContextProvider } from 'react-router'
import { addressContext, servicesContext, troubleContext } from '#app/context.ts'
import { DomainError } from '#domain/errors.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Runs the search of a page within the limit of its client address; beyond it the page is a 429. */
export async function limitSearch<Result>(context: Context, search: () => Promise<Result>) {
  const { limitSearches } = context.get(servicesContext)
  try {
    return await limitSearches(context.get(addressContext), search)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'too_many') throw error
    context.get(troubleContext).retryAfter = error.retryAfter
    throw data(null, { status: 429 })
  }
}
