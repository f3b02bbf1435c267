import { useDebouncedRead } from '#app/forms/use-debounced-read.ts'
import type { AudienceFilter } from '#contract/options/audiences.ts'
import { usersFromWire } from '#contract/schemas/user-wire.ts'

const debounceMs = 300

/** How many users a filter finds, with the first of them, while it is being chosen. */
export function useAudience(search: string, filter: AudienceFilter) {
  const isFiltered = Object.keys(filter).length > 0
  const { answer, refusal, isLoading, retry } = useDebouncedRead(
    '/api/mess/contacts',
    isFiltered ? { search, ...filter } : undefined,
    { pauseMs: debounceMs },
  )
  return {
    isFiltered,
    isLoading,
    hasFailed: refusal !== undefined,
    retry,
    count: answer?.data.count,
    found: answer ? usersFromWire(answer.data) : [],
  }
}
