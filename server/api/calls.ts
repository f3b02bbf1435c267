import { accountCalls } from '#server/api/account.ts'
import { assistanceCalls } from '#server/api/assistance.ts'
import { messagePlanCalls } from '#server/api/broadcast-plans.ts'
import { messageCalls } from '#server/api/broadcasts.ts'
import { conversationCalls } from '#server/api/conversations.ts'
import { familyCalls } from '#server/api/family.ts'
import { freshnessCalls } from '#server/api/freshness.ts'
import { geoCalls } from '#server/api/geo.ts'
import { listingCalls } from '#server/api/listing.ts'
import { mapCalls } from '#server/api/map.ts'
import { noteCalls } from '#server/api/notes.ts'
import { otpCalls } from '#server/api/otp.ts'
import { ownerCalls } from '#server/api/owner.ts'
import { ownerCheckCalls } from '#server/api/owner-checks.ts'
import { peopleCalls } from '#server/api/people.ts'
import { propCalls } from '#server/api/prop.ts'
import { propActionCalls } from '#server/api/prop-actions.ts'
import { reportCalls } from '#server/api/reports.ts'
import { requestCalls } from '#server/api/requests.ts'
import { reviewCalls } from '#server/api/review.ts'
import { revisionCalls } from '#server/api/revisions.ts'
import { roleCalls } from '#server/api/roles.ts'
import { savedSearchCalls } from '#server/api/saved-searches.ts'
import { searchesCalls } from '#server/api/searches.ts'
import { sentenceCalls } from '#server/api/sentence.ts'
import { staffCalls } from '#server/api/staff.ts'
import { unsavedStepCalls } from '#server/api/unsaved-steps.ts'
import { userCalls } from '#server/api/user.ts'
import { visitCalls } from '#server/api/visits.ts'
import { webVitalCalls } from '#server/api/web-vitals.ts'
import type { Env } from '#server/env.ts'

/** Every call of the API by its path: what it takes, who may make it, what it answers. */
export function createCalls(env: Env) {
  return {
    ...otpCalls(env),
    ...propCalls,
    ...mapCalls,
    ...geoCalls,
    ...listingCalls,
    ...revisionCalls,
    ...sentenceCalls,
    ...unsavedStepCalls,
    ...assistanceCalls,
    ...propActionCalls,
    ...ownerCalls,
    ...ownerCheckCalls,
    ...conversationCalls,
    ...freshnessCalls,
    ...visitCalls,
    ...noteCalls,
    ...familyCalls,
    ...requestCalls,
    ...searchesCalls,
    ...savedSearchCalls,
    ...userCalls,
    ...staffCalls,
    ...reviewCalls,
    ...messageCalls,
    ...messagePlanCalls,
    ...reportCalls,
    ...roleCalls,
    ...peopleCalls,
    ...accountCalls,
    ...webVitalCalls,
  }
}

export type Calls = ReturnType<typeof createCalls>
