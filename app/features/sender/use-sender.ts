import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useRefresh } from '#app/browser/use-refresh.ts'
import {
  countContacts,
  draftToForm,
  emptyDraft,
  restoredDraft,
  type SenderDraft,
  senderKey,
  startAnew,
} from '#app/features/sender/sender-draft.ts'
import {
  nothingWritten,
  type SenderEvent,
  senderReducer,
  stepOf,
} from '#app/features/sender/sender-state.ts'
import { useProgress } from '#app/features/sender/use-progress.ts'
import type { Refusal } from '#app/forms/api-client.ts'
import { useCall } from '#app/forms/use-call.ts'
import { useKept } from '#app/forms/use-kept-input.ts'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { MessageChannel } from '#contract/options.ts'
import { previewFromWire, progressFromWire } from '#contract/schemas/broadcast-wire.ts'
import * as texts from '#contract/texts.ts'

/**
 * The message sender: what is written, its preview, and the result of the send. `onNew` replaces it
 * by another message.
 */
export function useSender(channel: MessageChannel, onNew: () => void) {
  const [state, dispatch] = useReducer(senderReducer, nothingWritten)
  const { draft, reference } = state
  const showDialog = (isOpen: boolean) => dispatch({ type: 'showDialog', isOpen })
  const refresh = useRefresh()
  const { result, setResult, follow } = useProgress(() => {
    showDialog(true)
    refresh()
  })
  const { isBusy, ...calls } = useSenderCalls({ channel, draft, dispatch, setResult, follow })
  const step = stepOf(state)
  const [isSendOpen, setSendOpen] = useState(false)

  const kept = useKept(senderKey(channel), (before) => {
    const draft = restoredDraft(before)
    dispatch({ type: 'restore', draft })
    if (draft.sentAs) follow(draft.sentAs)
  })
  const keep = useEffectEvent(kept.keep)
  useEffect(() => {
    // The draft of the first render is not restored yet.
    if (draft !== emptyDraft) keep(draft)
  }, [draft])

  function press() {
    if (isBusy) return
    if (step === 'Done') return showDialog(true)
    if (step === 'Preview') return calls.askForPreview()
    return reference ? setSendOpen(true) : calls.fetchReference()
  }

  /** At once, or at a moment in India. */
  async function confirmSend(at: string | undefined) {
    if (isBusy || !reference) return
    await calls.send(reference, at)
    setSendOpen(false)
  }

  function createNew() {
    startAnew(kept, draft)
    onNew()
  }

  return {
    ...state,
    channel,
    /** Changes what is written, which makes a preview outdated; nothing changes after the send. */
    edit: (change: (draft: SenderDraft) => SenderDraft) => dispatch({ type: 'edit', change }),
    step,
    press,
    isBusy,
    result,
    closeDialog: () => showDialog(false),
    isSendOpen,
    closeSend: () => setSendOpen(false),
    confirmSend,
    /** Called after the send was rescheduled or cancelled. */
    followAgain: () => draft.sentAs && follow(draft.sentAs),
    createNew,
  }
}

export type Sender = ReturnType<typeof useSender>

type SenderCalls = Pick<ReturnType<typeof useProgress>, 'setResult' | 'follow'> & {
  channel: MessageChannel
  draft: SenderDraft
  dispatch: Dispatch<SenderEvent>
}

/** The calls from the preview to the send, and what their answers and refusals change. */
function useSenderCalls({ channel, draft, dispatch, setResult, follow }: SenderCalls) {
  const { run, isBusy } = useCall({ toasts: 'failure' })
  const confirm = useConfirm()
  const toast = useToast()

  async function askForPreview() {
    if (countContacts(draft) === 0) return confirm(texts.sender.selectNumber)
    if (!draft.message.trim()) return confirm(texts.sender.noMessage)
    const answer = await run('/api/mess/preview', draftToForm(channel, draft), {
      onRefused({ errors, message }) {
        dispatch({ type: 'refuseMessage', error: errors.raw_message })
        if (!errors.raw_message) toast(errors.list ?? message, 'bad')
        return true
      },
    })
    if (!answer) return
    dispatch({ type: 'preview', preview: previewFromWire(answer.data) })
    await fetchReference()
  }

  async function fetchReference() {
    const answer = await run('/api/mess/ref', { mess_type: channel })
    if (answer) dispatch({ type: 'refer', reference: answer.data.referenceNo })
  }

  function send(reference: string, at: string | undefined) {
    const later = at && { send_at: at }
    const form = { ...draftToForm(channel, draft), reference, details: true, ...later }
    return run('/api/mess/cus-mess', form, {
      onDone({ data }) {
        dispatch({ type: 'send', sentAs: reference })
        // A large broadcast is followed, and its recipients are read at the end.
        if (!('status' in data) || data.status === 'sending') return follow(reference)
        setResult(progressFromWire(data))
        dispatch({ type: 'showDialog', isOpen: true })
      },
      onRefused: refuseSend,
      // Refreshes the list of what is scheduled and under way.
      refreshes: 'done',
    })
  }

  function refuseSend({ code, errors }: Refusal) {
    if (errors.send_at) {
      toast(errors.send_at, 'bad')
      return true
    }
    if (code === 0) {
      // The outcome is unknown; pressing Send again sends nobody a second copy.
      toast(texts.sender.sendAgain, 'bad')
      return true
    }
    dispatch({ type: 'send', sentAs: '' })
    setResult(undefined)
    return false
  }

  return { askForPreview, fetchReference, send, isBusy }
}
