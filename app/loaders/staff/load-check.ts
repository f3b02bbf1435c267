import type { CheckDeskView } from '#app/features/check-desk/check-desk-view.ts'
import { formatDay, indiaDay, indiaTime } from '#contract/format/dates.ts'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import { fullAddress, listingTitle, wholeAddress } from '#contract/listing/listing-title.ts'
import { reraNumbers, reraRegisterOf } from '#contract/listing/rera-number.ts'
import { ownerCheckKinds, reraRegisters } from '#contract/options/owner-checks.ts'
import * as texts from '#contract/texts/owner-checks.ts'
import type { Db } from '#db/connect.ts'
import type { Listing } from '#db/schema.ts'
import { countWaitingChecks, findWaitingCheck } from '#domain/owner-checks/list-waiting-checks.ts'
import type { Viewer } from '#domain/viewer.ts'

/** The check that staff named, or the one that has waited longest, and how many wait. */
export async function loadCheck(db: Db, viewer: Viewer, id: string | null) {
  const [found, { count }] = await Promise.all([
    findWaitingCheck(db, viewer, id),
    countWaitingChecks(db, viewer),
  ])
  return { check: found && describe(found), count }
}

type Found = NonNullable<Awaited<ReturnType<typeof findWaitingCheck>>>

function describe(found: Found): CheckDeskView {
  const { id, kind, createdAt, ownerId, ownerName, ownerPhone, listing } = found
  return {
    id,
    kind,
    what: ownerCheckKinds.labels[kind],
    since: `Shown on ${formatDay(indiaDay(createdAt))}, ${indiaTime(createdAt)}`,
    owner: { id: ownerId, name: displayName(ownerName), phone: formatPhone(ownerPhone) },
    listing: listing && describeListing(listing),
    paperType: found.type,
    number: describeNumber(found),
  }
}

function describeListing(listing: Listing) {
  const { spn, houseNo } = listing
  const address = wholeAddress({ houseNo, address: fullAddress(listing) })
  return { spn, title: listingTitle(listing), address }
}

function describeNumber({ reraNumber, sameNumber }: Found) {
  const register = reraNumber && reraRegisterOf(reraNumber)
  if (!register) return undefined
  return {
    text: reraNumber,
    register: reraRegisters.labels[register],
    url: reraNumbers[register].url,
    warning: sameNumber > 0 ? texts.givenByOthers(sameNumber) : '',
  }
}
