import { useState } from 'react'
import { useConsentState } from '#app/features/assistance/use-consent-state.ts'
import type { AnswerOf } from '#app/forms/api-client.ts'
import { useCall } from '#app/forms/use-call.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { indiaTime } from '#contract/format/dates.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/assistance/assistance.module.css'

type Draft = AnswerOf<'/api/assist/caller'>['data']['drafts'][number]

/** A draft of somebody, its progress, and the button that asks for consent to fill it in. */
export function DraftRow({ draft, isLocked }: { draft: Draft; isLocked: boolean }) {
  const { spn, title, percent, step } = draft
  const [consent, setConsent] = useState({ state: draft.state, until: draft.until })
  const [said, setSaid] = useState('')
  const { run, busyWith } = useCall({ toasts: 'failure' })
  useConsentState(spn, consent.state === 'asked', (state, until) => setConsent({ state, until }))

  function ask(channel: Channel) {
    return run(
      '/api/assist/ask',
      { spn, channel },
      {
        name: channel,
        onDone({ data }) {
          setSaid(data.message)
          setConsent({ state: 'asked', until: '' })
        },
      },
    )
  }

  const isGiven = consent.state === 'given'
  return (
    <li className={styles.draft}>
      <div>
        <b>{title}</b> <span className="soft number">{spn}</span>
        <br />
        <span className="soft">
          {texts.assistance.stepName(step)} next, {percent} % complete
        </span>
        <p role="status">
          {consent.state === 'asked' && said ? said : consentText(consent.state, consent.until)}
        </p>
      </div>
      <div className={styles.buttons}>
        {isGiven && (
          <ButtonLink to={`/list-property/${step}?id=${spn}`} small>
            Fill it in
          </ButtonLink>
        )}
        {!isGiven && !isLocked && <AskButtons spn={spn} busyWith={busyWith} onAsk={ask} />}
      </div>
    </li>
  )
}

type Channel = 'sms' | 'whatsapp'
type AskButtonsProps = {
  spn: string
  busyWith: string | undefined
  onAsk: (channel: Channel) => void
}

function AskButtons({ spn, busyWith, onAsk }: AskButtonsProps) {
  return (
    <>
      <Button
        small
        variant="quiet"
        busy={busyWith === 'sms'}
        onClick={() => onAsk('sms')}
        aria-label={`Ask for consent by SMS for ${spn}`}
      >
        Ask for consent by SMS
      </Button>
      <Button
        small
        variant="plain"
        busy={busyWith === 'whatsapp'}
        onClick={() => onAsk('whatsapp')}
        aria-label={`Ask for consent by WhatsApp for ${spn}`}
      >
        By WhatsApp
      </Button>
    </>
  )
}

function consentText(state: string, until: string) {
  const { consentStates } = texts.assistance
  if (state === 'given') return `Allowed until ${indiaTime(until)}.`
  return consentStates[state as keyof typeof consentStates] ?? ''
}
