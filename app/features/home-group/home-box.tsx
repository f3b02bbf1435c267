import { Link } from 'react-router'
import { Form, SubmitButton } from '#app/forms/form.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusTag } from '#app/ui/status-tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatPrice } from '#contract/format/money.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts/home-groups.ts'
import type { HomeMember } from '#domain/home-groups/find-home.ts'
import * as styles from '#app/features/home-group/home-box.module.css'

type HomeBoxProps = { spn: string; members: readonly HomeMember[] }

/**
 * For staff: the listings that are taken to be of the same home, and the buttons to correct that.
 */
export function HomeBox({ spn, members }: HomeBoxProps) {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'both' })
  const form = useCallForm('/api/review/home/join', {
    start: { other: '' },
    rest: { spn },
    refreshes: 'done',
    toasts: 'done',
    onDone() {
      form.reset({ other: '' })
    },
  })
  return (
    <section className={styles.homeBox} aria-labelledby="home-box">
      <h2 id="home-box">Same home, for the team</h2>
      {members.length === 0 && <p className="soft">{texts.alone}</p>}
      <ul>
        {members.map((member) => (
          <li key={member.spn}>
            <Link to={listingPath(member.spn)} className="number">
              {member.spn}
            </Link>
            <span>{formatPrice(member.price)}</span>
            <StatusTag status={member.status} />
            <span className="soft small">{texts.whose(member.isSameOwner)}</span>
          </li>
        ))}
      </ul>
      {members.length > 0 && (
        <Button
          variant="quiet"
          small
          busy={isBusy}
          onClick={() => run('/api/review/home/separate', { spn })}
        >
          {texts.separate}
        </Button>
      )}
      <Form {...form} className={styles.join}>
        <TextField label="Property ID of the same home" {...form.field('other')} />
        <SubmitButton variant="quiet">Join</SubmitButton>
      </Form>
    </section>
  )
}
