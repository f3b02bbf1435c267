import type { WizardStep } from '#contract/listing/wizard-steps.ts'
import { type Db, inTransaction } from '#db/connect.ts'
import { findOwnListing } from '#domain/listings/find-own-listing.ts'
import { consumeRequestLimit } from '#domain/requests/consume-request-limit.ts'
import type { Viewer } from '#domain/viewer.ts'

type NewCallRequest = {
  name: string
  phone: string
  address: string
  /** Where in the wizard the viewer is. */
  step?: WizardStep | undefined
  spn?: string | undefined
}

/** Stores a request to our team for a call back. */
export async function createCallRequest(
  db: Db,
  viewer: Viewer | null,
  { name, phone, address, step, spn }: NewCallRequest,
) {
  await inTransaction(db, async (trx) => {
    await consumeRequestLimit(trx, { address, answerTo: phone })
    // Somebody else's draft is answered like one that does not exist.
    const draft = viewer && spn ? await findOwnListing(trx, viewer, spn) : undefined
    await trx
      .insertInto('callRequest')
      .values({
        userId: viewer?.id ?? null,
        name,
        phone,
        step: step ?? null,
        listingId: draft?.id ?? null,
      })
      .execute()
  })
}
