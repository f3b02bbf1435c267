import { emptyDraft, type SenderDraft } from '#app/features/sender/sender-draft.ts'
import type { previewFromWire } from '#contract/schemas/broadcast-wire.ts'

export type Preview = ReturnType<typeof previewFromWire>

/** What staff have written, its preview, and the result of the send. */
export type SenderState = {
  draft: SenderDraft
  preview?: Preview | undefined
  /** The reference of the send; until a preview was asked for there is none. */
  reference?: string | undefined
  messageError?: string | undefined
  isDialogOpen: boolean
}

export type SenderEvent =
  | { type: 'restore'; draft: SenderDraft }
  | { type: 'edit'; change: (draft: SenderDraft) => SenderDraft }
  | { type: 'preview'; preview: Preview }
  | { type: 'refer'; reference: string }
  | { type: 'refuseMessage'; error: string | undefined }
  /** `sentAs` is '' when the server refused it. */
  | { type: 'send'; sentAs: string }
  | { type: 'showDialog'; isOpen: boolean }

export const nothingWritten: SenderState = { draft: emptyDraft, isDialogOpen: false }

export function senderReducer(state: SenderState, event: SenderEvent): SenderState {
  switch (event.type) {
    case 'restore':
      return { ...state, draft: event.draft }
    case 'edit':
      return edited(state, event.change)
    case 'preview':
      return { ...state, preview: event.preview, messageError: undefined }
    case 'refer':
      return { ...state, reference: event.reference }
    case 'refuseMessage':
      return { ...state, messageError: event.error }
    case 'send':
      return { ...state, draft: { ...state.draft, sentAs: event.sentAs } }
    case 'showDialog':
      return { ...state, isDialogOpen: event.isOpen }
  }
}

/** A change makes the preview outdated; after the send nothing changes any more. */
function edited(state: SenderState, change: (draft: SenderDraft) => SenderDraft): SenderState {
  if (state.draft.sentAs !== null) return { ...state, isDialogOpen: true }
  return { draft: change(state.draft), isDialogOpen: state.isDialogOpen }
}

/** What the main button does next. */
export function stepOf({ draft, preview }: SenderState): 'Preview' | 'Send' | 'Done' {
  if (draft.sentAs !== null) return 'Done'
  return preview ? 'Send' : 'Preview'
}
