import { useState } from 'react'
import { HistoryList } from '#app/features/people/history-list.tsx'
import type { AnswerOf } from '#app/forms/api-client.ts'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Select } from '#app/ui/select.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { reviewLimits } from '#contract/limits/review.ts'
import { type LookPurpose, lookPurposes } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/people/people.module.css'

type Searches = AnswerOf<'/api/people/searches'>['data']['searches']

/** What the person searched for, shown once a purpose and a reason were given. */
export function SearchLook({ id }: { id: string }) {
  const [searches, setSearches] = useState<Searches>()
  const form = useCallForm('/api/people/searches', {
    start: { purpose: 'request' as LookPurpose, reason: '' },
    rest: { id },
    schema: async () => (await import('#contract/schemas/people.ts')).userSearchesSchema,
    onDone: ({ data }) => setSearches(data.searches),
  })
  if (searches) {
    const entries = searches.map(({ id: key, text, city, when }) => ({
      id: key,
      when,
      text: [text, city].filter(Boolean).join(', '),
    }))
    return <HistoryList entries={entries} label="Searches" empty={texts.people.noSearches} />
  }
  const { onValue: setPurpose, ...purpose } = form.field('purpose')
  return (
    <Form {...form} className={styles.form} aria-label="Look at searches">
      <p className="soft small">{texts.people.searchHint}</p>
      <Select
        label="Purpose"
        items={lookPurposes.items}
        {...purpose}
        onChange={({ target }) => setPurpose(target.value as LookPurpose)}
      />
      <TextArea
        label="Reason"
        rows={2}
        maxLength={reviewLimits.blockReasonChars}
        {...form.field('reason')}
      />
      <SubmitButton variant="quiet">Show searches</SubmitButton>
    </Form>
  )
}
