import { DraftProgress } from '#app/features/owner-home/draft-progress.tsx'
import { Disc, Need, NeedGroup } from '#app/features/owner-home/need-group.tsx'
import type { CheckedRow, NeedingRow } from '#app/features/owner-home/owner-home-rows.ts'
import { StillAvailableNeed } from '#app/features/owner-home/still-available-need.tsx'
import { useCall } from '#app/forms/use-call.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useConfirm } from '#app/ui/confirm-provider.tsx'
import type { IconName } from '#app/ui/icon-list.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/owner-home/need.module.css'

const SHOWN = 5
const CHECKED_SHOWN = 3

/** The listings that wait for their owner. */
export function ListingsWaiting({ rows }: { rows: readonly NeedingRow[] }) {
  if (rows.length === 0) return null
  const more = rows.length > SHOWN && <AllListings />
  return (
    <NeedGroup title="Your listings" count={rows.length} foot={more}>
      {rows.slice(0, SHOWN).map((row) => (
        <ListingNeed key={row.key} row={row} />
      ))}
    </NeedGroup>
  )
}

/** What our team looks at; nothing is to be done about it. */
export function ListingsChecked({ rows }: { rows: readonly CheckedRow[] }) {
  if (rows.length === 0) return null
  const more = rows.length > CHECKED_SHOWN && <AllListings />
  return (
    <NeedGroup title="With our team" count={rows.length} foot={more}>
      {rows.slice(0, CHECKED_SHOWN).map(({ key, spn, title, about, path }) => (
        <Need
          key={key}
          mark={<Disc icon="clipboard-check" />}
          title={title}
          act={
            <ButtonLink to={path} small variant="quiet" aria-label={`See ${spn}`}>
              See
            </ButtonLink>
          }
        >
          <p>{about}</p>
        </Need>
      ))}
    </NeedGroup>
  )
}

function AllListings() {
  return (
    <TextLink to="/dashboard/listings_tab" arrow>
      All listings
    </TextLink>
  )
}

function ListingNeed({ row }: { row: NeedingRow }) {
  switch (row.kind) {
    case 'correct':
      return <Correction row={row} icon="triangle-alert" act="Correct it" />
    case 'paper':
      return <Correction row={row} icon="file-check-corner" act="Show another" />
    case 'confirm':
    case 'enable':
      return <StillAvailableNeed row={row} />
    case 'finish':
      return (
        <Need
          mark={<Disc icon="pencil" tone="wait" />}
          title={row.title}
          act={<GoOn path={row.path} label={`Continue ${row.spn}`} />}
        >
          <p>{row.about}</p>
          <DraftProgress step={row.step} percent={row.percent} />
        </Need>
      )
    case 'begun':
      return <BegunNeed row={row} />
  }
}

type RowOf<Kind> = { row: Extract<NeedingRow, { kind: Kind }> }

type CorrectionProps = RowOf<'correct' | 'paper'> & { icon: IconName; act: string }

/** A listing that was not accepted, with the reasons and the link to correct it. */
function Correction({ row, icon, act }: CorrectionProps) {
  return (
    <Need
      mark={<Disc icon={icon} tone="bad" />}
      title={row.title}
      act={
        <ButtonLink to={row.path} small variant="quiet" aria-label={`${act}: ${row.spn}`}>
          {act}
        </ButtonLink>
      }
    >
      <p className={styles.reason}>
        {row.reason} {'more' in row && row.more}
      </p>
      <p>{row.about}</p>
    </Need>
  )
}

/** A listing of which nothing is saved yet; what was typed can be discarded. */
function BegunNeed({ row }: RowOf<'begun'>) {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'both' })
  const confirm = useConfirm()

  async function drop() {
    if (await confirm(texts.wizard.discardBegun)) {
      await run('/api/prop/unsaved/drop', { draft_key: row.draftKey })
    }
  }

  return (
    <Need
      mark={<Disc icon="pencil" tone="wait" />}
      title={row.title}
      act={
        <>
          <GoOn path={row.path} label={`Continue ${row.about}`} />
          <Button
            small
            variant="plain"
            busy={isBusy}
            aria-label={`Discard ${row.about}`}
            onClick={drop}
          >
            Discard
          </Button>
        </>
      }
    >
      <p>
        {row.about} · {row.when}
      </p>
    </Need>
  )
}

function GoOn({ path, label }: { path: string; label: string }) {
  return (
    <ButtonLink to={path} small variant="quiet" aria-label={label}>
      Continue
    </ButtonLink>
  )
}
