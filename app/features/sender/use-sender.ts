import { useEffect, useRef, useState } from 'react'
import { type AnswerOf, call } from '#app/api-client.ts'
import {
  countContacts,
  draftToForm,
  emptyDraft,
  keepSenderDraft,
  readSenderDraft,
  type SenderDraft,
  startAnew,
} from '#app/features/sender/sender-draft.ts'
import { useProgress } from '#app/features/sender/use-progress.ts'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { useViewer } from '#app/root-data.ts'
import { useAlert } from '#app/ui/alert-provider.tsx'
import { useToast } from '#app/ui/toast.tsx'
import * as messages from '#contract/messages.ts'
import type { MessageChannel } from '#contract/options.ts'

export type Preview = AnswerOf<'/api/mess/preview'>['data']
/** The reference of the send; until a preview was asked for there is none. */
type Reference = 'after_preview' | (string & {})
type Step = 'Preview' | 'Send' | 'Done'

/** The message sender: what is written, what it would look like, and what became of it. */
export function useSender(channel: MessageChannel) {
  const [draft, setDraft] = useState<SenderDraft>(emptyDraft)
  const [preview, setPreview] = useState<Preview>()
  const [reference, setReference] = useState<Reference>('after_preview')
  const [messageError, setMessageError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const isRestored = useRef(false)
  const person = useViewer()?.phone ?? ''
  const [alert, toast] = [useAlert(), useToast()]
  const { result, setResult, follow } = useProgress(() => setDialogOpen(true))
  const step: Step = draft.sentAs !== null ? 'Done' : preview ? 'Send' : 'Preview'

  useEffect(() => {
    const kept = readSenderDraft(channel, person)
    isRestored.current = true
    setDraft(kept)
    if (kept.sentAs) follow(kept.sentAs)
  }, [channel, person, follow])
  useEffect(() => {
    if (isRestored.current) keepSenderDraft(channel, person, draft)
  }, [channel, person, draft])

  /** Changes what is written, which makes a preview outdated; nothing changes after the send. */
  function edit(change: (draft: SenderDraft) => SenderDraft) {
    if (draft.sentAs !== null) return setDialogOpen(true)
    setDraft(change)
    setPreview(undefined)
    setReference('after_preview')
    setMessageError(undefined)
  }

  async function press() {
    if (isBusy) return
    setBusy(true)
    if (step === 'Done') setDialogOpen(true)
    else if (step === 'Preview') await askForPreview()
    else if (reference === 'after_preview') await fetchReference()
    else await send(reference)
    setBusy(false)
  }

  async function askForPreview() {
    if (countContacts(draft) === 0) return alert(messages.sender.selectNumber)
    if (!draft.message.trim()) return alert(messages.sender.noMessage)
    const reply = await call('/api/mess/preview', draftToForm(channel, draft))
    if (reply.ok) {
      setPreview(reply.answer.data)
      return fetchReference()
    }
    if (reply.code === 401) return leaveForLogin()
    const { raw_message: wrongMessage, list: wrongList } = reply.errors
    setMessageError(wrongMessage)
    if (!wrongMessage) toast(wrongList ?? reply.message, 'bad')
  }

  async function fetchReference() {
    const reply = await call('/api/mess/ref', { mess_type: channel })
    if (reply.ok) return setReference(reply.answer.data.referenceNo)
    if (reply.code === 0 || reply.code >= 500) return toast(reply.message, 'bad')
    return leaveForLogin()
  }

  async function send(ref_no: string) {
    const form = { ...draftToForm(channel, draft), ref_no, details: true }
    const reply = await call('/api/mess/cus-mess', form)
    // Nothing is known then; pressing Send again sends nobody a second copy.
    if (!reply.ok && reply.code === 0) return toast(messages.sender.sendAgain, 'bad')
    if (!reply.ok && reply.code === 401) return window.location.reload()
    setDraft((sent) => ({ ...sent, sentAs: reply.ok ? ref_no : '' }))
    if (!reply.ok) {
      setResult(undefined)
      return toast(reply.message, 'bad')
    }
    const { data } = reply.answer
    // A large batch is followed, and its recipients are read at the end.
    if (!('status' in data) || data.status === 'sending') return follow(ref_no)
    setResult(data)
    setDialogOpen(true)
  }

  function createNew() {
    startAnew(channel, person, draft)
    isRestored.current = false
    window.location.reload()
  }

  return {
    channel,
    draft,
    edit,
    step,
    press,
    isBusy,
    preview,
    reference: reference === 'after_preview' ? undefined : reference,
    messageError,
    result,
    isDialogOpen,
    closeDialog: () => setDialogOpen(false),
    createNew,
  }
}

export type Sender = ReturnType<typeof useSender>
