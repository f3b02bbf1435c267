import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Check } from '#app/ui/check.tsx'
import {
  type AlertChoice,
  alertChannels,
  alertChoice,
  notificationTopics,
} from '#contract/options/alert-choices.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/profile/profile.module.css'

type AlertPanelProps = {
  mutedAlerts: AlertChoice[]
  /** Whether the person has agreed to promotions. */
  wantsPromotions: boolean
}

/** Which messages also come by WhatsApp and e-mail, and whether promotions come at all. */
export function AlertPanel({ mutedAlerts, wantsPromotions }: AlertPanelProps) {
  const [muted, setMuted] = useState(mutedAlerts)
  const { run } = useCall({ toasts: 'both', inTurn: true })

  function change(choice: AlertChoice, isOn: boolean) {
    const next = isOn ? muted.filter((each) => each !== choice) : [...muted, choice]
    return run(
      '/api/user/alerts',
      { muted: next },
      {
        optimistic() {
          setMuted(next)
          return () => setMuted(muted)
        },
      },
    )
  }

  return (
    <>
      <p className="soft small">Every alert appears in your messages here. Also send me:</p>
      {notificationTopics.items.map(({ value: topic, label }) => (
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
      <PromotionChoice wantsPromotions={wantsPromotions} />
    </>
  )
}

function PromotionChoice({ wantsPromotions }: Pick<AlertPanelProps, 'wantsPromotions'>) {
  const [isAgreed, setAgreed] = useState(wantsPromotions)
  const { run } = useCall({ toasts: 'both', inTurn: true })

  function agree(isOn: boolean) {
    return run(
      '/api/user/promotions',
      { agreed: isOn },
      {
        optimistic() {
          setAgreed(isOn)
          return () => setAgreed(!isOn)
        },
      },
    )
  }

  return (
    <fieldset className={styles.alerts}>
      <legend>{texts.profile.promotions}</legend>
      <Check
        label={texts.profile.promotionsLabel}
        checked={isAgreed}
        onChange={({ target }) => agree(target.checked)}
      />
    </fieldset>
  )
}
