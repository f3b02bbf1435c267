import type { ConversationView } from '#app/features/conversations/conversation-view.ts'
import { useBlockQuestion } from '#app/forms/use-block-question.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Popover } from '#app/ui/popover.tsx'
import * as styles from '#app/features/conversations/conversations.module.css'

type ConversationActionsProps = {
  conversation: Pick<ConversationView, 'id' | 'side' | 'state' | 'other'>
  onComplain: () => void
}

/** What either side can do besides writing: the owner blocks, both report. */
export function ConversationActions({ conversation, onComplain }: ConversationActionsProps) {
  const { id, side, state, other } = conversation
  const { run } = useCall({ refreshes: 'done', toasts: 'both' })
  const isSureToBlock = useBlockQuestion()

  async function changeBlock() {
    const block = state !== 'blocked'
    if (block && !(await isSureToBlock(other))) return
    await run('/api/user/block', { id, block })
  }

  return (
    <Popover
      trigger={<Icon name="ellipsis-vertical" />}
      triggerClass={styles.more}
      triggerLabel="More"
      className="needs-script"
      align="end"
      closeOnChoice
    >
      <Menu>
        {side === 'owner' && (
          <button type="button" onClick={changeBlock}>
            <Icon name="x" />
            {state === 'blocked' ? 'Unblock this person' : 'Block this person'}
          </button>
        )}
        <button type="button" onClick={onComplain}>
          <Icon name="flag" />
          Report this conversation
        </button>
      </Menu>
    </Popover>
  )
}
