import { useEffect, useState } from 'react'
import { call } from '#app/api-client.ts'
import { type InboxNotice, noticeFromWire } from '#app/features/notifications/inbox-notice.ts'
import { NoticeRows } from '#app/features/notifications/notice-rows.tsx'
import { leaveForLogin } from '#app/leave-for-login.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import * as messages from '#contract/messages.ts'

const shown = 20

/** The newest notices in a dialog, fetched when it opens. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const [notices, setNotices] = useState<InboxNotice[]>()
  const [trouble, setTrouble] = useState<string>()

  useEffect(() => {
    let isGone = false
    call('/api/user/noti', {}).then((reply) => {
      if (isGone) return
      if (reply.ok) setNotices(reply.answer.data.noti.slice(0, shown).map(noticeFromWire))
      else if (reply.code === 401) leaveForLogin()
      else setTrouble(reply.message)
    })
    return () => {
      isGone = true
    }
  }, [])

  return (
    <Dialog
      open
      sheet
      onClose={onClose}
      title="Messages"
      foot={
        <ButtonLink to="/dashboard/inbox" variant="quiet" wide onClick={onClose}>
          Open inbox
        </ButtonLink>
      }
    >
      {trouble && (
        <Notice tone="bad" role="alert">
          {trouble}
        </Notice>
      )}
      {!notices && !trouble && <Skeleton height="12rem" />}
      {notices?.length === 0 && <p className="soft">{messages.empty.messages}</p>}
      {notices && <NoticeRows notices={notices} now={Date.now()} onOpen={onClose} />}
    </Dialog>
  )
}
