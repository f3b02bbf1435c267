import { useEffect, useState } from 'react'
import { MessageList } from '#app/features/sender/message-list.tsx'
import { PreviewPanel } from '#app/features/sender/preview-panel.tsx'
import { ResultPanel } from '#app/features/sender/result-panel.tsx'
import { SentDialog } from '#app/features/sender/sent-dialog.tsx'
import { useKnownPeople } from '#app/features/sender/use-known-people.ts'
import { useSender } from '#app/features/sender/use-sender.ts'
import { UserList } from '#app/features/sender/user-list.tsx'
import { WritePanel } from '#app/features/sender/write-panel.tsx'
import { type MessageChannel, senderHeadings } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/sender/sender.module.css'

/** Write · User List or Message List · Preview, then Result. */
export function MessageSender({ channel }: { channel: MessageChannel }) {
  const sender = useSender(channel)
  const { people, learn, lookUp } = useKnownPeople()
  const [middle, setMiddle] = useState<'users' | 'messages'>('users')
  const { contacts } = sender.draft
  useEffect(() => {
    lookUp(contacts)
  }, [contacts, lookUp])

  return (
    <>
      <h1>{senderHeadings.labels[channel]}</h1>
      <div className={styles.panels}>
        <WritePanel
          sender={sender}
          people={people}
          onFocusNumber={() => setMiddle('users')}
          onFocusMessage={() => setMiddle('messages')}
        />
        {middle === 'users' ? (
          <UserList sender={sender} onFound={learn} />
        ) : (
          <MessageList onChoose={(message) => sender.edit((before) => ({ ...before, message }))} />
        )}
        {sender.step === 'Done' ? (
          <ResultPanel result={sender.result} />
        ) : (
          <PreviewPanel preview={sender.preview} reference={sender.reference} />
        )}
      </div>
      <p className={styles.note}>{texts.sender.doNotRefresh}</p>
      <SentDialog sender={sender} />
    </>
  )
}
