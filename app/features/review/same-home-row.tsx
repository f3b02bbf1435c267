import { Fragment } from 'react'
import { Link } from 'react-router'
import { useCall } from '#app/forms/use-call.ts'
import { listingPath } from '#contract/listing/shown-listings.ts'
import * as texts from '#contract/texts/home-groups.ts'
import type { HomeMember } from '#domain/home-groups/find-home.ts'

type SameHomeRowProps = { spn: string; members: readonly HomeMember[] }

/** Which listings it is shown with as one home, or would be once it is shown. */
export function SameHomeRow({ spn, members }: SameHomeRowProps) {
  const { run, isBusy } = useCall({ refreshes: 'done', toasts: 'both' })
  const isGrouped = members.some(({ isExpected }) => !isExpected)
  return (
    <li>
      <p>
        <b>{isGrouped ? 'Same home as' : 'Looks like the same home as'}</b>{' '}
        {members.map((member) => (
          <Fragment key={member.spn}>
            <Link to={listingPath(member.spn)} target="_blank" className="number">
              {member.spn}
            </Link>
            ,{' '}
          </Fragment>
        ))}
        <span className="soft">{texts.whose(members.every(({ isSameOwner }) => isSameOwner))}</span>
      </p>
      {isGrouped && (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          onClick={() => run('/api/review/home/separate', { spn })}
        >
          {texts.separate}
        </button>
      )}
    </li>
  )
}
