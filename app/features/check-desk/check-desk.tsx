import { useRef } from 'react'
import { Link } from 'react-router'
import type { CheckDeskView } from '#app/features/check-desk/check-desk-view.ts'
import { Paper } from '#app/features/check-desk/paper.tsx'
import { Form, FormTrouble } from '#app/forms/form.tsx'
import { useCallForm } from '#app/forms/use-call-form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { useShortcuts } from '#app/ui/use-shortcuts.ts'
import { paperRefusals, reraRefusals } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import * as styles from '#app/features/check-desk/check-desk.module.css'
import * as boxStyles from '#app/ui/fact-box.module.css'

/** A paper beside the address and the name that it is to prove, and the decision about it. */
export function CheckDesk({ check }: { check: CheckDeskView }) {
  const { what, since, owner, listing, paperType, number } = check
  return (
    <div className={styles.desk}>
      <section className={boxStyles.box} aria-label={what}>
        {paperType && <Paper id={check.id} type={paperType} what={what} />}
        {number && (
          <div className={styles.number}>
            <b className="number">{number.text}</b>
            <p>{texts.lookUp}</p>
            <a href={number.url} target="_blank" rel="noopener noreferrer">
              Register of {number.register}
            </a>
            {number.warning && <Banner tone="bad">{number.warning}</Banner>}
          </div>
        )}
      </section>
      <div className={boxStyles.box}>
        <h2>{what}</h2>
        <p className="soft small">{since}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Name</dt>
            <dd>
              <Link to={`/admin/people/${owner.id}`}>{owner.name}</Link>
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd className="number">{owner.phone}</dd>
          </div>
          {listing && (
            <div>
              <dt>Address</dt>
              <dd>
                {listing.address}
                <br />
                <Link to={`/admin/review/${listing.spn}`}>{listing.title}</Link>
              </dd>
            </div>
          )}
        </dl>
        {paperType && <p>{texts.compare}</p>}
        <Decision check={check} />
        {paperType && <p className="soft small">{texts.lookIsLogged}</p>}
      </div>
    </div>
  )
}

function Decision({ check: { id, kind } }: { check: CheckDeskView }) {
  const reasons = useRef<HTMLSelectElement>(null)
  const form = useCallForm('/api/review/check/refuse', {
    start: { reason: '' },
    rest: { id },
    toasts: 'done',
    refreshes: 'done',
    schema: async () => (await import('#contract/schemas/owner-check.ts')).refuseCheckSchema,
    checks: 'afterSubmit',
  })
  const accept = () =>
    form.run(
      '/api/review/check/accept',
      { id },
      { name: 'accept', toasts: 'done', refreshes: 'done' },
    )
  useShortcuts({ a: accept, r: () => reasons.current?.focus() })
  const { value, error, name, onValue } = form.field('reason')

  return (
    <Form {...form} className={styles.decision} aria-label="Decision">
      <Button busy={form.busyWith === 'accept'} onClick={accept}>
        Accept
      </Button>
      <Select
        ref={reasons}
        label="Reason to refuse"
        placeholder="Choose one"
        items={(kind === 'rera' ? reraRefusals : paperRefusals).items}
        name={name}
        value={value}
        error={error}
        onChange={({ target }) => onValue(target.value as typeof value)}
      />
      <FormTrouble />
      <Button type="submit" variant="quiet" busy={form.busyWith === 'submit'}>
        Refuse
      </Button>
      <p className="soft small">{texts.keys}</p>
    </Form>
  )
}
