import type { Refusal } from '#app/forms/api-client.ts'

/** What a component that makes calls shows about them. */
export type CallState = {
  /** The name of the call that is under way; undefined while there is none. */
  busyWith: string | undefined
  /** Why the last call failed. */
  trouble: Trouble | undefined
}

export type Trouble = {
  message: string
  /** The network or the server failed, so that the same call may succeed later. */
  canRetry: boolean
  /** The result code; 0 means that the network failed. */
  code: number
  /** The name of the call that failed. */
  of: string
}

export type CallEvent =
  | { type: 'begin'; name: string }
  | { type: 'fail'; name: string; refusal: Pick<Refusal, 'code' | 'message'> }
  | { type: 'end' }
  /** Something was typed since, so the last error may be obsolete. */
  | { type: 'edit' }

export const idle: CallState = { busyWith: undefined, trouble: undefined }

/** The state machine of calls: a new call replaces the error of the last one. */
export function callReducer(state: CallState, event: CallEvent): CallState {
  if (event.type === 'begin') return { busyWith: event.name, trouble: undefined }
  if (event.type === 'end') return { ...state, busyWith: undefined }
  if (event.type === 'edit') return state.trouble ? { ...state, trouble: undefined } : state
  const { code, message } = event.refusal
  return { ...state, trouble: { message, code, canRetry: mayHelpLater(code), of: event.name } }
}

function mayHelpLater(code: number) {
  return code === 0 || code >= 500
}
