import { propCalls } from '#server/api/prop.ts'

/** Every call of the API by its path: what it takes, who may make it, what it answers. */
export const calls = {
  ...propCalls,
}

export type Calls = typeof calls
