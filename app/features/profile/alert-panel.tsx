import { useState } from 'react'
import { ownCall } from '#app/features/profile/own-call.ts'
import { Check } from '#app/ui/check.tsx'
import { useToast } from '#app/ui/toast.tsx'
import {
  type AlertChoice,
  alertChannels,
  alertChoice,
  noticeTopics,
} from '#contract/alert-choices.ts'
import * as messages from '#contract/messages.ts'
import * as styles from '#app/features/profile/profile.module.css'

type AlertPanelProps = {
  mutedAlerts: AlertChoice[]
  /** Whether the person has agreed to promotions. */
  wantsPromotions: boolean
}

/** Which messages also come by WhatsApp and e-mail, and whether promotions come at all. */
export function AlertPanel({ mutedAlerts, wantsPromotions }: AlertPanelProps) {
  const [muted, setMuted] = useState(mutedAlerts)
  const [isAgreed, setAgreed] = useState(wantsPromotions)
  const toast = useToast()

  async function change(choice: AlertChoice, isOn: boolean) {
    const next = isOn ? muted.filter((each) => each !== choice) : [...muted, choice]
    // Optimistic update: rolled back when the server refuses.
    setMuted(next)
    const reply = await ownCall('/api/user/alerts', { muted: next })
    if (!reply.ok) setMuted(muted)
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
  }

  async function agree(isOn: boolean) {
    setAgreed(isOn)
    const reply = await ownCall('/api/user/promotions', { agreed: isOn })
    if (!reply.ok) setAgreed(!isOn)
    toast(reply.ok ? reply.answer.data.message : reply.message, reply.ok ? 'good' : 'bad')
  }

  return (
    <>
      <p className="soft small">Every alert appears in your messages here. Also send me:</p>
      {noticeTopics.items.map(({ value: topic, label }) => (
        <fieldset key={topic} className={styles.alerts}>
          <legend>{label}</legend>
          {alertChannels.items.map(({ value: channel, label }) => {
            const choice = alertChoice(topic, channel)
            return (
              <Check
                key={channel}
                label={label}
                checked={!muted.includes(choice)}
                onChange={({ target }) => change(choice, target.checked)}
              />
            )
          })}
        </fieldset>
      ))}
      <fieldset className={styles.alerts}>
        <legend>{messages.profile.promotions}</legend>
        <Check
          label={messages.profile.promotionsLabel}
          checked={isAgreed}
          onChange={({ target }) => agree(target.checked)}
        />
      </fieldset>
    </>
  )
}
