import * as texts from '#contract/texts.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { DomainError } from '#domain/errors.ts'
import { groupListing } from '#domain/home-groups/group-listing.ts'
import { lockHomesOf } from '#domain/home-groups/homes-lock.ts'
import { listMembers } from '#domain/home-groups/list-members.ts'
import { ruleOnHomes } from '#domain/home-groups/rule-on-homes.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { isStaff, type Viewer } from '#domain/viewer.ts'

/**
 * Staff say that a listing is of another home than those it is shown with; it is never grouped with
 * them again.
 */
export function separateListing(db: Db, viewer: Viewer, ref: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!isStaff(viewer)) throw new DomainError('forbidden')
    const { id, city } = await requireListing(trx, viewer, ref)
    if (city) await lockHomesOf(trx, city)
    const others = (await listMembers(trx, id)).filter((member) => member.id !== id)
    if (others.length === 0) {
      throw new DomainError('conflict', { message: texts.homeGroups.alone })
    }
    await ruleOnHomes(
      trx,
      viewer,
      others.map((other) => [id, other.id]),
      false,
    )
    await groupListing(trx, id)
    await recordAudit(trx, {
      actorId: viewer.id,
      action: 'home.separate',
      subjectKind: 'listing',
      subjectId: id,
      facts: { homes: others.map(({ spn }) => spn) },
    })
  })
}
