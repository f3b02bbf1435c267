import { expect, test } from 'vitest'
import { emptyDraft, withContact } from '#app/features/sender/sender-draft.ts'
import {
  nothingWritten,
  type Preview,
  type SenderEvent,
  senderReducer,
  stepOf,
} from '#app/features/sender/sender-state.ts'

const preview = { message: 'Hello' } as unknown as Preview
const write: SenderEvent = { type: 'edit', change: (draft) => ({ ...draft, message: 'Hello' }) }

function after(...events: SenderEvent[]) {
  return events.reduce(senderReducer, nothingWritten)
}

test('the button shows a preview, sends, and is done', () => {
  const events: SenderEvent[] = [
    write,
    { type: 'preview', preview },
    { type: 'refer', reference: 'M1' },
    { type: 'send', sentAs: 'M1' },
  ]
  const steps = events.map((_, at) => stepOf(after(...events.slice(0, at + 1))))
  expect(steps).toEqual(['Preview', 'Send', 'Send', 'Done'])
})

test('a change makes preview, reference and complaint outdated', () => {
  const state = after(
    write,
    { type: 'preview', preview },
    { type: 'refer', reference: 'M1' },
    { type: 'refuseMessage', error: 'Too long' },
    { type: 'edit', change: (draft) => withContact(draft, '9000000009') },
  )
  expect(state).toEqual({
    draft: { ...emptyDraft, message: 'Hello', contacts: ['9000000009'] },
    isDialogOpen: false,
  })
  expect(stepOf(state)).toBe('Preview')
})

test.for(['M1', ''])('after the send as "%s" a change only opens the result', (sentAs) => {
  const state = after(
    write,
    { type: 'send', sentAs },
    {
      type: 'edit',
      change: () => emptyDraft,
    },
  )
  expect(state.draft).toEqual({ ...emptyDraft, message: 'Hello', sentAs })
  expect(state.isDialogOpen).toBe(true)
  expect(stepOf(state)).toBe('Done')
})

test('a preview that comes after a refusal takes the complaint away', () => {
  const state = after({ type: 'refuseMessage', error: 'Too long' }, { type: 'preview', preview })
  expect(state.messageError).toBeUndefined()
  expect(state.preview).toBe(preview)
})

test('what was kept is shown, and the dialog opens and closes', () => {
  const kept = { ...emptyDraft, message: 'Kept', sentAs: 'M2' }
  const state = after({ type: 'restore', draft: kept }, { type: 'showDialog', isOpen: true })
  expect(state).toMatchObject({ draft: kept, isDialogOpen: true })
  expect(senderReducer(state, { type: 'showDialog', isOpen: false }).isDialogOpen).toBe(false)
})
