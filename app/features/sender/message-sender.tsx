import { useEffect, useState } from 'react'
import { MessageList } from '#app/features/sender/message-list.tsx'
import { type Planned, PlannedList } from '#app/features/sender/planned-list.tsx'
import { PreviewPanel } from '#app/features/sender/preview-panel.tsx'
import { ResultPanel } from '#app/features/sender/result-panel.tsx'
import { SendDialog } from '#app/features/sender/send-dialog.tsx'
import { SentDialog } from '#app/features/sender/sent-dialog.tsx'
import type { Template } from '#app/features/sender/template-list.tsx'
import { useKnownPeople } from '#app/features/sender/use-known-people.ts'
import { useSender } from '#app/features/sender/use-sender.ts'
import { UserList, type UserSearch } from '#app/features/sender/user-list.tsx'
import { WritePanel } from '#app/features/sender/write-panel.tsx'
import { type MessageChannel, senderHeadings } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/sender/message-sender.module.css'

type MessageSenderProps = {
  channel: MessageChannel
  templates: readonly Template[]
  planned: readonly Planned[]
}

/** One message after the other, each with fresh state. */
export function MessageSender(props: MessageSenderProps) {
  const [count, setCount] = useState(0)
  return <OneMessage key={count} {...props} onNew={() => setCount(count + 1)} />
}

type OneMessageProps = MessageSenderProps & { onNew: () => void }

/** Write · User List or Message List · Preview, then Result. */
function OneMessage({ channel, templates, planned, onNew }: OneMessageProps) {
  const sender = useSender(channel, onNew)
  const { people, learn, lookUp } = useKnownPeople()
  const [middle, setMiddle] = useState<'users' | 'messages'>('users')
  const [wanted, setWanted] = useState<UserSearch>({ search: '', filter: {} })
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
          <UserList sender={sender} wanted={wanted} onWanted={setWanted} onFound={learn} />
        ) : (
          <MessageList
            templates={templates}
            onChoose={(chosen) => sender.edit((before) => ({ ...before, ...chosen }))}
          />
        )}
        {sender.step === 'Done' ? (
          <ResultPanel result={sender.result} onChanged={sender.followAgain} />
        ) : (
          <PreviewPanel preview={sender.preview} reference={sender.reference} />
        )}
      </div>
      <p className={styles.note}>{texts.sender.doNotRefresh}</p>
      <PlannedList planned={planned} onChanged={sender.followAgain} />
      <SendDialog sender={sender} />
      <SentDialog sender={sender} />
    </>
  )
}
