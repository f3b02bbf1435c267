import { useState } from 'react'
import { useCall } from '#app/forms/use-call.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Check, Radio } from '#app/ui/check.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { type AlertChannel, alertChannels } from '#contract/options/alert-choices.ts'
import { type AlertFrequency, alertFrequencies } from '#contract/options/saved-searches.ts'

export type Choices = { frequency: AlertFrequency; channels: AlertChannel[] }

/** How often somebody is told of a saved search, and how; every choice is kept at once. */
export function AlertChoices({ id, chosen }: { id: string; chosen: Choices }) {
  const [{ frequency, channels }, setChoices] = useState<Choices>(chosen)
  const { run, trouble } = useCall({ inTurn: true, refreshes: 'done' })

  function choose(change: Partial<Choices>) {
    const before = { frequency, channels }
    const next = { ...before, ...change }
    return run(
      '/api/user/saved-searches/choose',
      { id, ...next },
      {
        optimistic() {
          setChoices(next)
          return () => setChoices(before)
        },
      },
    )
  }

  return (
    <>
      {trouble && (
        <Banner tone="bad" role="alert">
          {trouble.message}
        </Banner>
      )}
      <FieldGroup label="How often?" radio>
        <div>
          {alertFrequencies.items.map(({ value, label }) => (
            <Radio
              key={value}
              name="frequency"
              label={label}
              checked={frequency === value}
              onChange={() => choose({ frequency: value })}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup
        label="Where should we tell you?"
        help="Only if there is something new, and never at night."
      >
        <div>
          <Check label="Messages on this site" checked disabled />
          {alertChannels.items.map(({ value, label }) => (
            <Check
              key={value}
              label={label}
              checked={channels.includes(value)}
              onChange={({ target }) => choose({ channels: toggled(channels, value, target) })}
            />
          ))}
        </div>
      </FieldGroup>
    </>
  )
}

function toggled(
  channels: AlertChannel[],
  channel: AlertChannel,
  { checked }: { checked: boolean },
): AlertChannel[] {
  const others = channels.filter((each) => each !== channel)
  return checked ? [...others, channel] : others
}
